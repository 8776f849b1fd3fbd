import type { OperatorFamily } from '../model/family';

export const accumulating: OperatorFamily = {
  id: 'accumulating',
  title: 'Collecting all failures',
  page: 'reference/error-management/error-accumulation',
  choices: [
    {
      have: 'a collection, and an effect for each element',
      want: 'get all results, or else all failures',
      use: ['ZIO.validate(in)(f)', 'ZIO.validatePar(in)(f)'],
      note: 'to drop the results: `validateDiscard`, `validateParDiscard`',
    },
    {
      have: 'a collection, and an effect for each element',
      want: 'get both the results and the failures',
      use: ['ZIO.partition(in)(f)', 'ZIO.partitionPar(in)(f)'],
    },
    {
      have: 'a collection, and an effect for each element',
      want: 'keep each outcome in its place',
      use: ['ZIO.foreach(in)(a => f(a).either)'],
    },
    {
      have: 'a collection of effects',
      want: 'get only the results, and drop the failures',
      use: ['ZIO.collectAllSuccesses(effects)', 'ZIO.collectAllSuccessesPar(effects)'],
    },
    {
      have: 'elements that may be skipped',
      want: 'get the results of the others, or the first real failure',
      use: ['ZIO.collect(in)(f)', 'ZIO.collectPar(in)(f)'],
      note: '`f` fails with `None` to skip an element',
    },
    {
      have: 'alternatives',
      want: 'get the first success, or else all failures',
      use: ['ZIO.validateFirst(in)(f)', 'ZIO.validateFirstPar(in)(f)'],
    },
    {
      have: 'an effect that may find nothing',
      want: 'get the first value that it finds',
      use: ['ZIO.collectFirst(in)(f)'],
      note: 'a failure ends the search',
    },
    {
      have: 'two effects with different types',
      want: 'get both results, or else the failures of both as a list',
      use: ['a.validate(b).parallelErrors', 'a.validateWith(b)(f).parallelErrors'],
      note: 'in parallel: `validatePar`, `validateWithPar`',
    },
  ],
};
