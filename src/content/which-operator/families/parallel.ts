import type { OperatorFamily } from '../model/family';

export const parallel: OperatorFamily = {
  id: 'parallel',
  title: 'Running effects at the same time',
  page: 'reference/concurrency/index',
  choices: [
    {
      have: 'two effects',
      want: 'run both and keep both results, or one',
      use: ['a.zipPar(b)', 'a.zipWithPar(b)(f)', 'a.zipParLeft(b)', 'a.zipParRight(b)'],
    },
    {
      have: 'a collection',
      want: 'run an effect for each item',
      use: ['ZIO.foreachPar(items)(f)', 'ZIO.foreachParDiscard(items)(f)'],
      note: 'results in the order of the items',
    },
    {
      have: 'a collection of effects',
      want: 'run all of them',
      use: ['ZIO.collectAllPar(effects)', 'ZIO.collectAllParDiscard(effects)'],
    },
    {
      have: 'a collection in which some effects may fail',
      want: 'keep the successes, or report every failure',
      use: [
        'ZIO.partitionPar(items)(f)',
        'ZIO.collectAllSuccessesPar(effects)',
        'ZIO.validatePar(items)(f)',
      ],
      page: 'reference/error-management/error-accumulation',
    },
    {
      have: 'many effects and a limit',
      want: 'run at most `n` at a time',
      use: ['effect.withParallelism(n)'],
    },
    {
      have: 'several effects with the same purpose',
      want: 'keep the first success',
      use: ['a.race(b)', 'a.raceAll(others)'],
      note: 'a side that fails or dies is ignored',
    },
    {
      have: 'several effects with the same purpose',
      want: 'keep the first outcome, even a failure',
      use: ['a.raceFirst(b)', 'ZIO.raceFirst(a, others)'],
    },
    {
      have: 'a race whose loser still matters',
      want: 'know which side won, or keep the other fiber',
      use: ['a.raceEither(b)', 'a.raceWith(b)(leftDone, rightDone)'],
    },
  ],
};
