import type { OperatorFamily } from '../model/family';

export const loops: OperatorFamily = {
  id: 'loops',
  title: 'Writing a loop',
  page: 'reference/control-flow/index',
  choices: [
    {
      have: 'a collection',
      want: 'run an effect for each item and collect the results',
      use: ['ZIO.foreach(items)(f)', 'ZIO.collectAll(effects)'],
      note: '`foreachDiscard` discards the results',
    },
    {
      have: 'a collection',
      want: 'pass a value from item to item, with an effect for each step',
      use: ['ZIO.foldLeft(items)(start)(f)'],
    },
    {
      have: 'a collection',
      want: 'stop at the first item that matches',
      use: ['ZIO.collectFirst(items)(f)', 'ZIO.exists(items)(f)'],
    },
    {
      have: 'a state and a step that is an effect',
      want: 'repeat the step while a condition holds, and get the last state',
      use: ['ZIO.iterate(start)(cont)(step)'],
    },
    {
      have: 'a counter',
      want: 'run an effect for each of its values',
      use: ['ZIO.loop(start)(cont, next)(body)'],
      note: '`loopDiscard` discards the results',
    },
    {
      have: 'an effect',
      want: 'run it until its result passes a test',
      use: ['effect.repeatUntil(p)', 'effect.repeatWhile(p)'],
      page: 'reference/schedule/repetition',
      note: 'no delay; for delays use `repeat(schedule)`',
    },
    {
      have: 'an effect',
      want: 'run it `n` times',
      use: ['effect.replicateZIO(n)', 'effect.replicateZIODiscard(n)', 'effect.repeatN(n - 1)'],
    },
    {
      have: 'an effect',
      want: 'run it until it fails or is interrupted',
      use: ['effect.forever'],
    },
  ],
};
