import type { OperatorFamily } from '../model/family';

export const rejecting: OperatorFamily = {
  id: 'rejecting',
  title: 'Accepting or refusing results by pattern',
  page: 'reference/error-management/operations/rejecting-some-success-values',
  choices: [
    {
      have: 'a pattern for the bad results',
      want: 'fail with an error for each, and keep the others',
      use: ['reject { case … => error }'],
    },
    {
      have: 'a pattern for the bad results',
      want: 'run an effect that creates the error',
      use: ['rejectZIO { case … => effect }'],
      note: 'a result that matches is refused, however the effect ends',
    },
    {
      have: 'a pattern for the good results',
      want: 'extract a value, or fail with one error for all others',
      use: ['collect(error) { case … => value }'],
    },
    {
      have: 'a pattern for the good results',
      want: 'continue with an effect, or fail with one error for all others',
      use: ['collectZIO(error) { case … => effect }'],
    },
    {
      have: 'a decision for every possible result',
      want: 'have the compiler check that none is missing',
      use: ['flatMap { case … }'],
    },
    {
      have: 'a Boolean test',
      want: 'fail when the test is false',
      use: ['filterOrFail(p)(error)'],
      page: 'reference/error-management/operations/filtering-the-success-channel',
    },
    {
      have: 'an `Either` with an error on the left',
      want: 'fail with that error',
      use: ['absolve'],
      page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
    },
  ],
};
