import type { OperatorFamily } from '../model/family';

export const exposingCauses: OperatorFamily = {
  id: 'exposing-causes',
  title: 'Turning any end of an effect into a value',
  page: 'reference/error-management/operations/exposing-the-cause-in-the-success-channel',
  choices: [
    {
      have: 'an effect that can end in any way, and a value you need',
      want: 'the value or the cause, to look at later',
      use: ['exit'],
    },
    {
      have: 'an effect that can end in any way, and no need of its value',
      want: 'what went wrong, or the empty cause',
      use: ['cause'],
    },
    {
      have: 'an effect that can end in any way',
      want: 'to continue with an effect chosen by its exit',
      use: ['exitWith(f)'],
    },
    {
      have: 'code that works with `Either`',
      want: 'the cause on the left, the value on the right',
      use: ['sandbox.either'],
      note: 'back with `ZIO.fromEitherCause`',
    },
    {
      have: 'an effect that succeeds with an `Exit`',
      want: 'to end as that exit says',
      use: ['unexit'],
    },
    {
      have: 'an effect that succeeds with a `Cause`',
      want: 'to fail with it, unless it is empty',
      use: ['uncause'],
    },
    {
      have: 'failures that count, and defects that may end everything',
      want: 'the failure or the value',
      use: ['either'],
      page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
    },
    {
      have: 'an `Exit` in your hands',
      want: 'to take it apart, change it or combine it',
      use: ['foldExit', 'mapExit', 'Exit.collectAll'],
      page: 'reference/core/exit',
    },
    {
      have: 'an end that has to be seen in every case',
      want: 'to act on it, interruption by another fiber included',
      use: ['onExit(f)'],
      page: 'reference/interruption/index',
    },
  ],
};
