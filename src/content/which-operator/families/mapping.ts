import type { OperatorFamily } from '../model/family';

export const mapping: OperatorFamily = {
  id: 'mapping',
  title: 'Changing the failure or the value',
  page: 'reference/error-management/operations/map-operations',
  choices: [
    {
      have: 'a failure of a lower layer',
      want: 'one of your own, made from it',
      use: ['mapError(f)'],
    },
    {
      have: 'a failure that tells callers nothing',
      want: 'one failure of your own for all',
      use: ['orElseFail(error)'],
      page: 'reference/error-management/recovering/fallback',
    },
    {
      have: 'a failure and a value',
      want: 'to change both',
      use: ['mapBoth(failure, success)'],
      note: 'keeps the first failure alone, without its trace',
    },
    {
      have: 'a value, and a function that may throw',
      want: 'the exception as a failure',
      use: ['mapAttempt(f)'],
      note: 'the failure type has to be a `Throwable`',
    },
    {
      have: 'a value, and a function that does not throw',
      want: 'another value',
      use: ['map(f)', 'as(value)', 'unit'],
    },
    {
      have: 'everything that went wrong, as one cause',
      want: 'another cause, to fail with',
      use: ['mapErrorCause(f)'],
    },
    {
      have: 'an effect that makes the new failure',
      want: 'to run it and fail with its value',
      use: ['flatMapError(f)'],
      page: 'reference/error-management/operations/chaining-effects-based-on-errors',
    },
    {
      have: 'a failure, next to effects whose failure is an `Option` or an `Either`',
      want: 'that failure in the same form',
      use: ['asSomeError', 'asLeftError', 'asRightError'],
    },
  ],
};
