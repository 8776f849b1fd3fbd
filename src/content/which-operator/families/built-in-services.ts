import type { OperatorFamily } from '../model/family';

export const builtInServices: OperatorFamily = {
  id: 'built-in-services',
  title: 'Replacing a built-in service',
  page: 'reference/services/index',
  choices: [
    {
      have: 'one effect',
      want: 'run it at another time',
      use: ['withClock(clock)'],
      note: 'for example `Clock.ClockJava(javaClock)`',
    },
    {
      have: 'one effect',
      want: 'record its output, or prepare its input',
      use: ['withConsole(console)'],
      page: 'reference/services/console',
      note: 'with your own class',
    },
    {
      have: 'one effect',
      want: 'give it random numbers that are known, or hard to guess',
      use: ['withRandom(random)'],
      note: 'for example `Random.RandomScala(generator)`',
    },
    {
      have: 'one effect',
      want: 'give it other environment variables or system properties',
      use: ['withSystem(system)'],
      page: 'reference/services/system',
      note: 'with your own class',
    },
    {
      have: 'a scope',
      want: 'replace a service until the scope closes',
      use: ['ZIO.withClockScoped(clock)', 'ZIO.withConsoleScoped(console)'],
      note: 'also `ZIO.withRandomScoped` and `ZIO.withSystemScoped`',
    },
    {
      have: 'a `ZIOApp`',
      want: 'replace a service everywhere',
      use: ['ZLayer.scoped(ZIO.withClockScoped(clock))'],
      note: 'as its `bootstrap`',
    },
    {
      have: 'a test',
      want: 'control time, output, numbers, or variables',
      use: ['TestClock', 'TestConsole', 'TestRandom', 'TestSystem'],
      page: 'reference/test/services/index',
      note: 'already in place',
    },
    {
      have: 'a test that needs a real service',
      want: 'use the live version of one service',
      use: ['TestAspect.withLiveClock', 'TestAspect.withLiveConsole'],
      page: 'reference/test/services/live',
    },
  ],
};
