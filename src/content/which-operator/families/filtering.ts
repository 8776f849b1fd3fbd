import type { OperatorFamily } from '../model/family';

export const filtering: OperatorFamily = {
  id: 'filtering',
  title: 'Checking a result',
  page: 'reference/error-management/operations/filtering-the-success-channel',
  choices: [
    {
      have: 'a result and a test',
      want: 'to fail when it does not hold',
      use: ['filterOrFail(p)(error)'],
    },
    {
      have: 'a result and a test',
      want: 'to fail with an error that describes the result',
      use: ['filterOrElseWith(p)(a => ZIO.fail(f(a)))'],
    },
    {
      have: 'a result and a test',
      want: 'another effect in its place when it does not hold',
      use: ['filterOrElse(p)(that)', 'filterOrElseWith(p)(f)'],
      note: 'what comes instead is not tested',
    },
    {
      have: 'a test that holds unless the program is wrong',
      want: 'a defect when it does not',
      use: ['filterOrDie(p)(t)', 'filterOrDieMessage(p)(text)', 'filterOrDieWith(p)(f)'],
    },
    {
      have: 'a test that is itself an effect',
      want: 'to fail when it says no',
      use: ['tap(a => ZIO.fail(error).unlessZIO(p(a)))'],
    },
    {
      have: 'a pattern in place of a test',
      want: 'to continue with what it extracts, or to fail',
      use: ['collect(error)(pf)', 'reject(pf)'],
      page: 'reference/error-management/operations/rejecting-some-success-values',
    },
    {
      have: 'a result that is an `Option`',
      want: 'its value, or to fail',
      use: ['someOrFail(error)'],
      page: 'reference/error-management/operations/zooming-in-on-nested-values',
    },
    {
      have: 'a collection and a test that is an effect',
      want: 'the elements for which it says yes, or no',
      use: [
        'ZIO.filter(in)(p)',
        'ZIO.filterNot(in)(p)',
        'ZIO.filterPar(in)(p)',
        'ZIO.filterNotPar(in)(p)',
      ],
    },
  ],
};
