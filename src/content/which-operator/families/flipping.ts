import type { OperatorFamily } from '../model/family';

export const flipping: OperatorFamily = {
  id: 'flipping',
  title: 'Working on a failure as if it were the result',
  page: 'reference/error-management/operations/flipping-error-and-success-channels',
  choices: [
    {
      have: 'an effect whose failure is the good news',
      want: 'the failure as the result, and the result as the failure',
      use: ['flip'],
    },
    {
      have: 'an operator that exists for results only, such as `timed`, `zip` or `reject`',
      want: 'to apply it to the failure, with both sides back in their places afterwards',
      use: ['flipWith(f)'],
    },
    {
      have: 'a failure',
      want: 'to change it',
      use: ['mapError(f)'],
      page: 'reference/error-management/operations/map-operations',
    },
    {
      have: 'a failure, and an effect that makes another of it',
      want: 'to fail with what the effect gives',
      use: ['flatMapError(f)'],
      page: 'reference/error-management/operations/chaining-effects-based-on-errors',
    },
    {
      have: 'a failure',
      want: 'to look at it, and to fail as before',
      use: ['tapError(f)'],
      page: 'reference/error-management/operations/tapping-errors',
    },
    {
      have: 'a failure',
      want: 'to handle it, always or in some cases',
      use: ['catchAll(h)', 'catchSome(pf)'],
      page: 'reference/error-management/recovering/catching',
    },
    {
      have: 'a failure, and a test for it',
      want: 'to try again while it holds, or until it does',
      use: ['retryWhile(p)', 'retryUntil(p)'],
      page: 'reference/error-management/recovering/retrying',
    },
    {
      have: 'candidates of which one is enough',
      want: 'the first success, or else every failure',
      use: ['ZIO.validateFirst(in)(f)'],
      page: 'reference/error-management/error-accumulation',
    },
    {
      have: 'an effect that can fail',
      want: 'to know whether it did',
      use: ['isFailure'],
      page: 'reference/error-management/recovering/folding',
    },
  ],
};
