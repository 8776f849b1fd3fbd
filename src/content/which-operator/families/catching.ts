import type { OperatorFamily } from '../model/family';

export const catching: OperatorFamily = {
  id: 'catching',
  title: 'Catching what went wrong',
  page: 'reference/error-management/recovering/catching',
  choices: [
    {
      have: 'an effect that can fail',
      want: 'another effect for each failure',
      use: ['catchAll(h)'],
    },
    {
      have: 'an effect that can fail in several ways',
      want: 'another effect for some failures, and to propagate the rest',
      use: ['catchSome(pf)'],
      note: 'the failure type stays as it was',
    },
    {
      have: 'an effect that can fail',
      want: 'to know in the handler where the failure was raised',
      use: ['catchAllTrace(h)', 'catchSomeTrace(pf)'],
    },
    {
      have: 'an effect that may hold a bug, at the edge of the program',
      want: 'to report the defect and continue',
      use: ['catchAllDefect(h)'],
      note: 'after `catchAll`: a failure that propagates loses its trace',
    },
    {
      have: 'code that throws an exception you know',
      want: 'another effect for that defect alone',
      use: ['catchSomeDefect(pf)'],
      note: 'a failure that propagates loses its trace',
    },
    {
      have: 'an effect that can end badly in any way',
      want: 'another effect for all of its ways: failures, defects, its own interruption',
      use: ['catchAllCause(h)'],
      note: 'not for interruption by another fiber',
    },
    {
      have: 'an effect that can end badly in any way',
      want: 'another effect for some causes, and to propagate the rest',
      use: ['catchSomeCause(pf)'],
    },
    {
      have: 'a failure of a lower layer',
      want: 'to fail with one of your own',
      use: ['mapError(f)'],
      page: 'reference/error-management/operations/map-operations',
    },
  ],
};
