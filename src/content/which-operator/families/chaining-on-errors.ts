import type { OperatorFamily } from '../model/family';

export const chainingOnErrors: OperatorFamily = {
  id: 'chaining-on-errors',
  title: 'Running an effect because of a failure',
  page: 'reference/error-management/operations/chaining-effects-based-on-errors',
  choices: [
    {
      have: 'an effect that makes the new failure, and cannot fail itself',
      want: 'to fail with its value',
      use: ['flatMapError(f)'],
    },
    {
      have: 'an effect that makes the new failure, and can fail itself',
      want: 'to fail with its value or with its failure',
      use: ['catchAll(e => f(e).flatMap(ZIO.fail(_)))'],
    },
    {
      have: 'a plain function that makes the new failure',
      want: 'to fail with its result',
      use: ['mapError(f)'],
      page: 'reference/error-management/operations/map-operations',
    },
    {
      have: 'an effect that wants to know of the failure',
      want: 'to run it and to fail as before',
      use: ['tapError(f)'],
      page: 'reference/error-management/operations/tapping-errors',
    },
    {
      have: 'an effect that may repair what went wrong',
      want: 'its result in place of the failure',
      use: ['catchAll(h)', 'catchSome(pf)'],
      page: 'reference/error-management/recovering/catching',
    },
    {
      have: 'an effect for the failure and one for the success',
      want: 'to run the one that fits',
      use: ['foldZIO(failure, success)'],
      note: 'what that effect fails with is not handled again',
      page: 'reference/error-management/recovering/folding',
    },
  ],
};
