import type { OperatorFamily } from '../model/family';

export const exposingCauses: OperatorFamily = {
  id: 'exposing-causes',
  title: 'Turning any outcome into a value',
  page: 'reference/error-management/operations/exposing-the-cause-in-the-success-channel',
  choices: [
    {
      have: 'an effect whose value you need',
      want: 'keep the value or the cause',
      use: ['exit'],
    },
    {
      have: "an effect whose value you don't need",
      want: 'keep the cause, which is empty after a success',
      use: ['cause'],
    },
    {
      have: 'an effect for each outcome',
      want: 'continue with the one that fits the exit',
      use: ['exitWith(f)'],
    },
    {
      have: 'code that expects an `Either`',
      want: 'put the cause on the left',
      use: ['sandbox.either'],
      note: 'undone by `ZIO.fromEitherCause`',
    },
    {
      have: 'an effect that succeeds with an `Exit`',
      want: 'restore the outcome',
      use: ['unexit'],
    },
    {
      have: 'an effect that succeeds with a `Cause`',
      want: "fail with the cause, unless it's empty",
      use: ['uncause'],
    },
    {
      have: 'failures that matter, and defects that should propagate',
      want: 'keep the value or the failure',
      use: ['either'],
      page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
    },
    {
      have: 'an effect that can be interrupted from outside',
      want: 'run cleanup after every outcome',
      use: ['onExit(f)'],
      page: 'reference/interruption/index',
    },
  ],
};
