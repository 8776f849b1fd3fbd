import type { OperatorFamily } from '../model/family';

export const rejecting: OperatorFamily = {
  id: 'rejecting',
  title: 'Taking or refusing results by pattern',
  page: 'reference/error-management/operations/rejecting-some-success-values',
  choices: [
    {
      have: 'results of which you know the bad ones',
      want: 'to fail with an error made of each, and let the rest pass',
      use: ['reject { case … => error }'],
    },
    {
      have: 'results of which you know the bad ones',
      want: 'to make the error with an effect',
      use: ['rejectZIO { case … => effect }'],
      note: 'a match never passes, however the effect ends',
    },
    {
      have: 'results of which you know the good ones',
      want: 'what the pattern takes out, or one error for all others',
      use: ['collect(error) { case … => value }'],
    },
    {
      have: 'results of which you know the good ones',
      want: 'to continue with an effect, or one error for all others',
      use: ['collectZIO(error) { case … => effect }'],
    },
    {
      have: 'a decision for every possible result',
      want: 'the compiler to see that none is forgotten',
      use: ['flatMap { case … }'],
    },
    {
      have: 'a test that is not a pattern',
      want: 'to fail when it does not hold',
      use: ['filterOrFail(p)(error)'],
      page: 'reference/error-management/operations/filtering-the-success-channel',
    },
    {
      have: 'results that are an `Either` with the error on the left',
      want: 'to fail with it',
      use: ['absolve'],
      page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
    },
  ],
};
