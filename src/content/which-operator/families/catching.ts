import type { OperatorFamily } from '../model/family';

export const catching: OperatorFamily = {
  id: 'catching',
  title: 'Catching failures and defects',
  page: 'reference/error-management/recovering/catching',
  choices: [
    {
      have: 'an effect that can fail',
      want: 'run a handler for every failure',
      use: ['catchAll(h)'],
    },
    {
      have: 'an effect that can fail in several ways',
      want: 'handle some failures and let the others propagate',
      use: ['catchSome(pf)'],
      note: 'the failure type stays the same',
    },
    {
      have: 'an effect that can fail',
      want: 'know in the handler where the failure was raised',
      use: ['catchAllTrace(h)', 'catchSomeTrace(pf)'],
    },
    {
      have: 'a worker or a server, at the edge of the program',
      want: 'handle and log everything, including defects',
      use: ['catchAllCause(h)'],
      note: 'does not handle interruption by another fiber',
    },
    {
      have: 'an effect that can fail or die in several ways',
      want: 'handle some causes and let the others propagate',
      use: ['catchSomeCause(pf)'],
    },
    {
      have: 'an effect without failures',
      want: 'handle every defect',
      use: ['catchAllDefect(h)'],
      note: 'after `catchAll`, because a failure that propagates loses its trace',
    },
    {
      have: 'code that throws an exception you know',
      want: 'handle only this defect',
      use: ['catchSomeDefect(pf)'],
      note: 'a failure that propagates loses its trace',
    },
    {
      have: 'a failure of a lower layer',
      want: 'fail with your own failure instead',
      use: ['mapError(f)'],
      page: 'reference/error-management/operations/map-operations',
    },
  ],
};
