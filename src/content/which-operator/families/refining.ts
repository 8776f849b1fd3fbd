import type { OperatorFamily } from '../model/family';

export const refining: OperatorFamily = {
  id: 'refining',
  title: 'Narrowing the failure type',
  page: 'reference/error-management/operations/error-refinement',
  choices: [
    {
      have: 'exceptions, and one class that callers can handle',
      want: 'keep that class',
      use: ['refineToOrDie[E]'],
    },
    {
      have: 'exceptions, and some that callers can handle',
      want: 'convert those into your own error type',
      use: ['refineOrDie(pf)'],
    },
    {
      have: "failures that aren't exceptions, and some that callers can handle",
      want: 'keep or convert those',
      use: ['refineOrDieWith(pf)(toThrowable)'],
    },
    {
      have: 'exceptions that no caller can handle',
      want: 'turn all of them into defects',
      use: ['orDie'],
    },
    {
      have: "failures that aren't exceptions, and that no caller can handle",
      want: 'turn all of them into defects',
      use: ['orDieWith(toThrowable)'],
    },
    {
      have: 'failures that callers can handle, but not in this form',
      want: 'translate every failure',
      use: ['mapError(f)'],
      page: 'reference/error-management/operations/map-operations',
    },
    {
      have: 'a defect that callers could handle',
      want: 'turn it into a failure',
      use: ['unrefine(pf)', 'unrefineTo[E]'],
      page: 'reference/error-management/operations/converting-defects-to-failures',
    },
  ],
};
