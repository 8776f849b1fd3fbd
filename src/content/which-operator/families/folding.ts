import type { OperatorFamily } from '../model/family';

export const folding: OperatorFamily = {
  id: 'folding',
  title: 'Handling failure and success in one step',
  page: 'reference/error-management/recovering/folding',
  choices: [
    {
      have: 'a value for the failure and one for the success',
      want: 'one value that says how it went',
      use: ['fold(failure, success)'],
    },
    {
      have: 'an effect for the failure and one for the success',
      want: 'to run the one that fits',
      use: ['foldZIO(failure, success)'],
      note: 'the failure of the success function is not handled',
    },
    {
      have: 'an outcome that may also be a defect',
      want: 'one value for all of its ways to end',
      use: ['foldCause(failure, success)'],
      note: 'not for interruption by another fiber',
    },
    {
      have: 'an outcome that may also be a defect',
      want: 'to run an effect for all of its ways to end',
      use: ['foldCauseZIO(failure, success)'],
      note: 'not for interruption by another fiber',
    },
    {
      have: 'an effect for the failure and one for the success',
      want: 'also to know where the failure was raised',
      use: ['foldTraceZIO(failure, success)'],
    },
    {
      have: 'an outcome',
      want: 'to know whether it was a success, and no more',
      use: ['isSuccess', 'isFailure'],
    },
    {
      have: 'an outcome',
      want: 'a value to look at later',
      use: ['either', 'option', 'exit'],
      page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
    },
  ],
};
