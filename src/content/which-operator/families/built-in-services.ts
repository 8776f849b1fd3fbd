import type { OperatorFamily } from '../model/family';

export const builtInServices: OperatorFamily = {
  id: 'built-in-services',
  title: 'Replacing a built-in service',
  page: 'reference/services/index',
  choices: [
    {
      have: 'one effect',
      want: 'another time for it',
      use: ['withClock(clock)'],
      note: 'such as `Clock.ClockJava(javaClock)`',
    },
    {
      have: 'one effect',
      want: 'its output caught, or its input prepared',
      use: ['withConsole(console)'],
      page: 'reference/services/console',
      note: 'with a class of your own',
    },
    {
      have: 'one effect',
      want: 'random numbers that are known, or hard to guess',
      use: ['withRandom(random)'],
      note: 'such as `Random.RandomScala(generator)`',
    },
    {
      have: 'one effect',
      want: 'other environment variables or system properties',
      use: ['withSystem(system)'],
      page: 'reference/services/system',
      note: 'with a class of your own',
    },
    {
      have: 'a scope',
      want: 'the substitute from here to the end of the scope',
      use: ['ZIO.withClockScoped(clock)', 'ZIO.withConsoleScoped(console)'],
      note: 'also `ZIO.withRandomScoped` and `ZIO.withSystemScoped`',
    },
    {
      have: 'a `ZIOApp`',
      want: 'the substitute everywhere in it',
      use: ['ZLayer.scoped(ZIO.withClockScoped(clock))'],
      note: 'as its `bootstrap`',
    },
    {
      have: 'a test with time, output, numbers or settings',
      want: 'to control them from the test',
      use: ['TestClock', 'TestConsole', 'TestRandom', 'TestSystem'],
      page: 'reference/test/services/index',
      note: 'in place already',
    },
    {
      have: 'a test that needs the real thing',
      want: 'one live service in it',
      use: ['TestAspect.withLiveClock', 'TestAspect.withLiveConsole'],
      page: 'reference/test/services/live',
    },
  ],
};
