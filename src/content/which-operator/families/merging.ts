import type { OperatorFamily } from '../model/family';

export const merging: OperatorFamily = {
  id: 'merging',
  title: 'Making one result of a failure and a success',
  page: 'reference/error-management/operations/merging-the-error-channel-into-the-success-channel',
  choices: [
    {
      have: 'a failure and a result of the same type',
      want: 'get whichever there is',
      use: ['merge'],
    },
    {
      have: 'a failure and a result of different types',
      want: 'get whichever there is, and match on it',
      use: ['merge'],
      note: 'the result type is a union',
    },
    {
      have: 'a function for the failure and one for the result',
      want: 'get a single result',
      use: ['fold(failure, success)'],
      page: 'reference/error-management/recovering/folding',
    },
    {
      have: 'an effect for the failure and one for the result',
      want: 'run the one that applies',
      use: ['foldZIO(failure, success)'],
      page: 'reference/error-management/recovering/folding',
    },
    {
      have: 'a failure to handle, and a result to keep',
      want: 'replace only the failure',
      use: ['catchAll(h)'],
      page: 'reference/error-management/recovering/catching',
    },
    {
      have: 'a failure and a result',
      want: 'still know later which of the two it was',
      use: ['either'],
      page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
    },
    {
      have: 'a failure whose reason does not matter',
      want: 'get the result or `None`',
      use: ['option'],
      page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
    },
    {
      have: 'an effect that may die or be interrupted',
      want: 'get every outcome as a value',
      use: ['exit'],
      page: 'reference/error-management/operations/exposing-the-cause-in-the-success-channel',
    },
  ],
};
