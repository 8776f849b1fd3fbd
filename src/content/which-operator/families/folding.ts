import type { OperatorFamily } from '../model/family';

export const folding: OperatorFamily = {
  id: 'folding',
  title: 'Handling failure and success in one step',
  page: 'reference/error-management/recovering/folding',
  choices: [
    {
      have: 'a value for the failure and one for the success',
      want: 'return the one that fits',
      use: ['fold(failure, success)'],
    },
    {
      have: 'an effect for the failure and one for the success',
      want: 'run the one that fits',
      use: ['foldZIO(failure, success)'],
      note: 'a failure of the success function propagates',
    },
    {
      have: 'an outcome that may also be a defect',
      want: 'return a value for every outcome',
      use: ['foldCause(failure, success)'],
      note: 'does not handle interruption by another fiber',
    },
    {
      have: 'an outcome that may also be a defect',
      want: 'run an effect for every outcome',
      use: ['foldCauseZIO(failure, success)'],
      note: 'does not handle interruption by another fiber',
    },
    {
      have: 'an effect for the failure and one for the success',
      want: 'run the one that fits, and know where the failure was raised',
      use: ['foldTraceZIO(failure, success)'],
    },
    {
      have: 'a success or a failure',
      want: 'know only which of the two it was',
      use: ['isSuccess', 'isFailure'],
      note: 'defects propagate',
    },
    {
      have: 'an outcome',
      want: 'keep it as a value',
      use: ['either', 'option', 'exit'],
      page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
    },
  ],
};
