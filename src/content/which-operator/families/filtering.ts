import type { OperatorFamily } from '../model/family';

export const filtering: OperatorFamily = {
  id: 'filtering',
  title: 'Checking a value',
  page: 'reference/error-management/operations/filtering-the-success-channel',
  choices: [
    {
      have: 'a check on the value',
      want: "fail if it doesn't hold",
      use: ['filterOrFail(p)(error)'],
    },
    {
      have: 'a check, and an error that describes the value',
      want: "fail if the check doesn't hold",
      use: ['filterOrElseWith(p)(a => ZIO.fail(f(a)))'],
    },
    {
      have: 'a check, and a substitute',
      want: "run the substitute if the check doesn't hold",
      use: ['filterOrElse(p)(that)', 'filterOrElseWith(p)(f)'],
      note: "the substitute isn't checked",
    },
    {
      have: 'a check that holds unless there is a bug',
      want: "die if it doesn't hold",
      use: ['filterOrDie(p)(t)', 'filterOrDieMessage(p)(text)', 'filterOrDieWith(p)(f)'],
    },
    {
      have: 'a check that is an effect',
      want: 'fail if it returns `false`',
      use: ['tap(a => ZIO.fail(error).unlessZIO(p(a)))'],
    },
    {
      have: 'a pattern',
      want: 'continue with what it extracts, or fail',
      use: ['collect(error)(pf)', 'reject(pf)'],
      page: 'reference/error-management/operations/rejecting-some-success-values',
    },
    {
      have: 'an `Option` as the value',
      want: 'take its content out, or fail',
      use: ['someOrFail(error)'],
      page: 'reference/error-management/operations/zooming-in-on-nested-values',
    },
    {
      have: 'a collection, and a check that is an effect',
      want: 'keep or drop the elements for which it returns `true`',
      use: [
        'ZIO.filter(in)(p)',
        'ZIO.filterNot(in)(p)',
        'ZIO.filterPar(in)(p)',
        'ZIO.filterNotPar(in)(p)',
      ],
    },
  ],
};
