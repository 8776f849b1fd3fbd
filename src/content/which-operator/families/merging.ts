import type { OperatorFamily } from '../model/family';

export const merging: OperatorFamily = {
  id: 'merging',
  title: 'Making one result of a failure and a value',
  page: 'reference/error-management/operations/merging-the-error-channel-into-the-success-channel',
  choices: [
    {
      have: 'a failure and a value of the same type',
      want: 'the one that there is',
      use: ['merge'],
    },
    {
      have: 'a failure and a value of different types',
      want: 'the one that there is, to match on what it is',
      use: ['merge'],
      note: 'the result type is a union',
    },
    {
      have: 'a function for the failure and one for the value',
      want: 'the result of the one that fits',
      use: ['fold(failure, success)'],
      page: 'reference/error-management/recovering/folding',
    },
    {
      have: 'an effect for the failure and one for the value',
      want: 'to run the one that fits',
      use: ['foldZIO(failure, success)'],
      page: 'reference/error-management/recovering/folding',
    },
    {
      have: 'a failure to answer, and a value to leave alone',
      want: 'an answer for the failure only',
      use: ['catchAll(h)'],
      page: 'reference/error-management/recovering/catching',
    },
    {
      have: 'a failure and a value',
      want: 'to know later which of the two it was',
      use: ['either'],
      page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
    },
    {
      have: 'a failure whose reason does not matter',
      want: 'the value or nothing',
      use: ['option'],
      page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
    },
    {
      have: 'an outcome that may be a defect, too',
      want: 'all of it as a value',
      use: ['exit'],
      page: 'reference/error-management/operations/exposing-the-cause-in-the-success-channel',
    },
  ],
};
