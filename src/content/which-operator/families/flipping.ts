import type { OperatorFamily } from '../model/family';

export const flipping: OperatorFamily = {
  id: 'flipping',
  title: 'Working on a failure as if it were the result',
  page: 'reference/error-management/operations/flipping-error-and-success-channels',
  choices: [
    {
      have: 'an effect whose failure is what you want',
      want: 'swap the failure and the result',
      use: ['flip'],
    },
    {
      have: 'an operator for results only, such as `timed` or `reject`',
      want: 'apply it to the failure, and swap the sides back',
      use: ['flipWith(f)'],
    },
    {
      have: 'a failure',
      want: 'change it',
      use: ['mapError(f)'],
      page: 'reference/error-management/operations/map-operations',
    },
    {
      have: 'a failure',
      want: 'run an effect that creates another failure',
      use: ['flatMapError(f)'],
      page: 'reference/error-management/operations/chaining-effects-based-on-errors',
    },
    {
      have: 'a failure',
      want: 'look at it, and fail as before',
      use: ['tapError(f)'],
      page: 'reference/error-management/operations/tapping-errors',
    },
    {
      have: 'a failure',
      want: 'handle it, always or in some cases',
      use: ['catchAll(h)', 'catchSome(pf)'],
      page: 'reference/error-management/recovering/catching',
    },
    {
      have: 'several candidates',
      want: 'use the first success, or else get all failures',
      use: ['ZIO.validateFirst(in)(f)'],
      page: 'reference/error-management/error-accumulation',
    },
    {
      have: 'an effect that can fail',
      want: 'find out whether it did',
      use: ['isFailure'],
      page: 'reference/error-management/recovering/folding',
    },
  ],
};
