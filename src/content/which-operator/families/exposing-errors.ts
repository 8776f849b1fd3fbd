import type { OperatorFamily } from '../model/family';

export const exposingErrors: OperatorFamily = {
  id: 'exposing-errors',
  title: 'Turning a failure into a value',
  page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
  choices: [
    {
      have: 'an effect that can fail',
      want: 'keep the failure or the value',
      use: ['either'],
    },
    {
      have: "a failure whose reason doesn't matter",
      want: 'keep the value, if there is one',
      use: ['option'],
    },
    {
      have: 'an effect that can fail',
      want: 'know only whether it failed',
      use: ['isSuccess', 'isFailure'],
      page: 'reference/error-management/recovering/folding',
    },
    {
      have: 'an effect that succeeds with an `Either`',
      want: 'fail with the `Left`',
      use: ['absolve', 'ZIO.absolve(effect)'],
    },
    {
      have: 'an `Either` outside an effect',
      want: 'fail with the `Left`',
      use: ['ZIO.fromEither(value)'],
    },
    {
      have: 'an effect that can also die',
      want: 'keep failures, defects, and the value',
      use: ['exit', 'cause'],
      page: 'reference/error-management/operations/exposing-the-cause-in-the-success-channel',
    },
    {
      have: 'a collection of inputs',
      want: 'separate all failures from all values',
      use: ['ZIO.partition(inputs)(f)', 'ZIO.partitionPar(inputs)(f)'],
      page: 'reference/error-management/error-accumulation',
    },
    {
      have: 'a failure and a value of the same type',
      want: 'succeed with either of them',
      use: ['merge'],
      page: 'reference/error-management/operations/merging-the-error-channel-into-the-success-channel',
    },
  ],
};
