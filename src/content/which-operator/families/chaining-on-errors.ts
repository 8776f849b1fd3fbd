import type { OperatorFamily } from '../model/family';

export const chainingOnErrors: OperatorFamily = {
  id: 'chaining-on-errors',
  title: 'Running an effect after a failure',
  page: 'reference/error-management/operations/chaining-effects-based-on-errors',
  choices: [
    {
      have: 'an effect that builds the new failure',
      want: 'fail with its value',
      use: ['flatMapError(f)'],
      note: "the effect can't fail",
    },
    {
      have: 'an effect that builds the new failure, but can fail',
      want: 'fail with its value, or with its own failure',
      use: ['catchAll(e => f(e).flatMap(ZIO.fail(_)))'],
    },
    {
      have: 'a function that builds the new failure',
      want: 'fail with its result',
      use: ['mapError(f)'],
      page: 'reference/error-management/operations/map-operations',
    },
    {
      have: 'an effect that logs or counts the failure',
      want: 'run it and keep the failure',
      use: ['tapError(f)'],
      page: 'reference/error-management/operations/tapping-errors',
    },
    {
      have: 'an effect that may recover from the failure',
      want: 'continue with its value',
      use: ['catchAll(h)', 'catchSome(pf)'],
      page: 'reference/error-management/recovering/catching',
    },
    {
      have: 'one effect for failures and one for successes',
      want: 'run the one that matches the outcome',
      use: ['foldZIO(failure, success)'],
      note: "failures of these two effects aren't handled",
      page: 'reference/error-management/recovering/folding',
    },
  ],
};
