import type { OperatorFamily } from '../model/family';

export const exposingErrors: OperatorFamily = {
  id: 'exposing-errors',
  title: 'Turning an outcome into a value',
  page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
  choices: [
    {
      have: 'an effect that can fail',
      want: 'the failure or the value, to look at later',
      use: ['either'],
    },
    {
      have: 'an effect whose failure tells you nothing you need',
      want: 'the value, if there is one',
      use: ['option'],
    },
    {
      have: 'an effect that can fail',
      want: 'to know whether it did',
      use: ['isSuccess', 'isFailure'],
      page: 'reference/error-management/recovering/folding',
    },
    {
      have: 'an effect that succeeds with an `Either`',
      want: 'its `Left` as the failure again',
      use: ['absolve', 'ZIO.absolve(effect)'],
    },
    {
      have: 'an `Either` that is not an effect yet',
      want: 'an effect that fails with its `Left`',
      use: ['ZIO.fromEither(value)'],
    },
    {
      have: 'an effect that can end in any way',
      want: 'its whole end as a value, defects included',
      use: ['exit', 'cause'],
      page: 'reference/error-management/operations/exposing-the-cause-in-the-success-channel',
    },
    {
      have: 'many inputs for one effect',
      want: 'all failures and all values, apart',
      use: ['ZIO.partition(inputs)(f)'],
      page: 'reference/error-management/error-accumulation',
    },
    {
      have: 'a failure and a value of the same type',
      want: 'either of them as the value',
      use: ['merge'],
      page: 'reference/error-management/operations/merging-the-error-channel-into-the-success-channel',
    },
  ],
};
