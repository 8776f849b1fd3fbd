import type { OperatorFamily } from '../model/family';

export const mapping: OperatorFamily = {
  id: 'mapping',
  title: 'Changing the failure or the result',
  page: 'reference/error-management/operations/map-operations',
  choices: [
    {
      have: 'a failure of another module',
      want: 'translate it into one of yours',
      use: ['mapError(f)'],
    },
    {
      have: 'a failure that tells callers nothing',
      want: 'replace every failure with the same error',
      use: ['orElseFail(error)'],
      page: 'reference/error-management/recovering/fallback',
    },
    {
      have: 'a failure and a result',
      want: 'change both',
      use: ['mapBoth(failure, success)'],
      note: 'keeps only the first failure, without its trace',
    },
    {
      have: 'a result, and a function that may throw',
      want: 'turn the exception into a failure',
      use: ['mapAttempt(f)'],
      note: 'the failure type has to be a `Throwable`',
    },
    {
      have: 'a result, and a function that does not throw',
      want: 'change or replace the result',
      use: ['map(f)', 'as(value)', 'unit'],
    },
    {
      have: 'the whole cause, with defects and interruptions',
      want: 'fail with another cause',
      use: ['mapErrorCause(f)'],
    },
    {
      have: 'an effect that creates the new failure',
      want: 'run it, and fail with its result',
      use: ['flatMapError(f)'],
      page: 'reference/error-management/operations/chaining-effects-based-on-errors',
    },
    {
      have: 'a failure, next to effects that fail with an `Option` or an `Either`',
      want: 'wrap the failure in the same way',
      use: ['asSomeError', 'asLeftError', 'asRightError'],
    },
  ],
};
