import type { OperatorFamily } from '../model/family';

export const accumulating: OperatorFamily = {
  id: 'accumulating',
  title: 'Keeping more than the first failure',
  page: 'reference/error-management/error-accumulation',
  choices: [
    {
      have: 'a collection and an effect for each element',
      want: 'all results, or else every failure',
      use: ['ZIO.validate(in)(f)', 'ZIO.validatePar(in)(f)'],
      note: 'a single failure drops all results',
    },
    {
      have: 'a collection and an effect for each element',
      want: 'every failure, and no results',
      use: ['ZIO.validateDiscard(in)(f)', 'ZIO.validateParDiscard(in)(f)'],
    },
    {
      have: 'a collection and an effect for each element',
      want: 'the failures and the results, both',
      use: ['ZIO.partition(in)(f)', 'ZIO.partitionPar(in)(f)'],
      note: 'never fails',
    },
    {
      have: 'a collection and an effect for each element',
      want: 'to know how each element went, in its place',
      use: ['ZIO.foreach(in)(a => f(a).either)'],
    },
    {
      have: 'a collection of effects',
      want: 'the results of those that succeed',
      use: ['ZIO.collectAllSuccesses(effects)', 'ZIO.collectAllSuccessesPar(effects)'],
      note: 'the failures are dropped',
    },
    {
      have: 'a collection, and elements that may be skipped',
      want: 'the results of the others, or the first real failure',
      use: ['ZIO.collect(in)(f)', 'ZIO.collectPar(in)(f)'],
      note: '`f` fails with `None` to skip',
    },
    {
      have: 'candidates of which one is enough',
      want: 'the first success, or else every failure',
      use: ['ZIO.validateFirst(in)(f)', 'ZIO.validateFirstPar(in)(f)'],
    },
    {
      have: 'candidates, and an effect that may find nothing',
      want: 'the first that it finds',
      use: ['ZIO.collectFirst(in)(f)'],
      note: 'a failure ends the search',
    },
    {
      have: 'two effects of different types',
      want: 'both results, or else the failures of both',
      use: ['a.validate(b)', 'a.validateWith(b)(f)', 'a.validatePar(b)', 'a.validateWithPar(b)(f)'],
      note: 'the failures are in the cause: add `parallelErrors`',
    },
    {
      have: 'an effect that has failed in several parallel branches',
      want: 'its failures as a list',
      use: ['effect.parallelErrors'],
    },
  ],
};
