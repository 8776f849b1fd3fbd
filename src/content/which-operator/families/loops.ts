import type { OperatorFamily } from '../model/family';

export const loops: OperatorFamily = {
  id: 'loops',
  title: 'Writing a loop',
  page: 'reference/control-flow/index',
  choices: [
    {
      have: 'a collection',
      want: 'an effect for each element, and the results',
      use: ['ZIO.foreach(items)(f)'],
      note: '`foreachDiscard` without the results',
    },
    {
      have: 'a collection',
      want: 'a value carried from element to element by effects',
      use: ['ZIO.foldLeft(items)(start)(f)'],
    },
    {
      have: 'a collection',
      want: 'to stop at the first element that gives an answer',
      use: ['ZIO.collectFirst(items)(f)', 'ZIO.exists(items)(f)'],
    },
    {
      have: 'a collection of effects',
      want: 'to run them, and their results',
      use: ['ZIO.collectAll(effects)'],
    },
    {
      have: 'a state, a condition and a step that is an effect',
      want: 'the last state',
      use: ['ZIO.iterate(start)(cont)(step)'],
    },
    {
      have: 'a counter and an effect for each of its values',
      want: 'the results in a list',
      use: ['ZIO.loop(start)(cont, next)(body)'],
      note: '`loopDiscard` without the results',
    },
    {
      have: 'an effect',
      want: 'to run it until or while its result passes a test',
      use: ['repeatUntil(p)', 'repeatWhile(p)'],
      page: 'reference/schedule/repetition',
      note: 'no delay; for delays use `repeat(schedule)`',
    },
    {
      have: 'an effect',
      want: 'to run it `n` times',
      use: ['replicateZIO(n)', 'replicateZIODiscard(n)', 'repeatN(n - 1)'],
    },
    {
      have: 'an effect',
      want: 'to run it until it fails or is interrupted',
      use: ['forever'],
    },
    {
      have: 'mutable state of a library, in a hot loop',
      want: 'the cheapest loop of effects',
      use: ['ZIO.whileLoop(check)(body)(process)'],
    },
  ],
};
