import type { OperatorFamily } from '../model/family';

export const refining: OperatorFamily = {
  id: 'refining',
  title: 'Keeping the failures you expect',
  page: 'reference/error-management/operations/error-refinement',
  choices: [
    {
      have: 'a `Throwable` in the failure type, and one class of exceptions that callers can act on',
      want: 'that class in the type, the rest as defects',
      use: ['refineToOrDie[E]'],
    },
    {
      have: 'a `Throwable` in the failure type, and some exceptions that callers can act on',
      want: 'failures of your own for them, the rest as defects',
      use: ['refineOrDie(pf)'],
    },
    {
      have: 'a failure type that is not a `Throwable`',
      want: 'some failures kept, the rest as defects',
      use: ['refineOrDieWith(pf)(toThrowable)'],
    },
    {
      have: 'exceptions that no caller can act on',
      want: 'all of them as defects',
      use: ['orDie'],
    },
    {
      have: 'failures that are not exceptions, and that no caller can act on',
      want: 'all of them as defects',
      use: ['orDieWith(toThrowable)'],
    },
    {
      have: 'failures of which callers can act on all, in another form',
      want: 'to translate every one',
      use: ['mapError(f)'],
      page: 'reference/error-management/operations/map-operations',
    },
    {
      have: 'an exception that arrives as a defect, and that callers can act on',
      want: 'a failure',
      use: ['unrefine(pf)', 'unrefineTo[E]'],
      page: 'reference/error-management/operations/converting-defects-to-failures',
    },
  ],
};
