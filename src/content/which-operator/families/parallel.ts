import type { OperatorFamily } from '../model/family';

export const parallel: OperatorFamily = {
  id: 'parallel',
  title: 'Running effects at the same time',
  page: 'reference/concurrency/index',
  choices: [
    {
      have: 'two effects',
      want: 'both results',
      use: ['a.zipPar(b)', 'a.zipWithPar(b)(f)'],
      note: 'the first failure stops the other',
    },
    {
      have: 'two effects',
      want: 'the result of one, when both are done',
      use: ['a.zipParLeft(b)', 'a.zipParRight(b)'],
    },
    {
      have: 'a collection',
      want: 'an effect for each element, and all results',
      use: ['ZIO.foreachPar(items)(f)', 'ZIO.foreachParDiscard(items)(f)'],
      note: 'in the order of the input',
    },
    {
      have: 'a collection of effects',
      want: 'all results',
      use: ['ZIO.collectAllPar(effects)', 'ZIO.collectAllParDiscard(effects)'],
    },
    {
      have: 'a collection of which some may fail',
      want: 'the successes, with or without the failures',
      use: ['ZIO.partitionPar(items)(f)', 'ZIO.collectAllSuccessesPar(effects)'],
      page: 'reference/error-management/error-accumulation',
    },
    {
      have: 'a collection of which some may fail',
      want: 'every failure, or else all successes',
      use: ['ZIO.validatePar(items)(f)'],
      page: 'reference/error-management/error-accumulation',
    },
    {
      have: 'many effects and a limit',
      want: 'at most `n` at a time',
      use: ['effect.withParallelism(n)'],
    },
    {
      have: 'several ways to one answer',
      want: 'the first success',
      use: ['a.race(b)', 'a.raceAll(others)'],
      note: 'a side that fails or dies is ignored',
    },
    {
      have: 'several ways to one answer',
      want: 'the first to end, failed or not',
      use: ['a.raceFirst(b)', 'ZIO.raceFirst(a, others)'],
    },
    {
      have: 'answers of two types',
      want: 'the first success, and which it was',
      use: ['a.raceEither(b)'],
    },
    {
      have: 'a result and the fiber still running',
      want: 'decide yourself what becomes of it',
      use: ['a.raceWith(b)(leftDone, rightDone)'],
    },
  ],
};
