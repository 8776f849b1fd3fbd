import type { OperatorFamily } from '../model/family';

export const timingOut: OperatorFamily = {
  id: 'timing-out',
  title: 'Limiting time',
  page: 'reference/error-management/recovering/timing-out',
  choices: [
    {
      have: 'an effect that may take too long',
      want: 'to know whether it ended in time',
      use: ['timeout(duration)'],
      note: '`None` when it did not',
    },
    {
      have: 'an effect that may take too long',
      want: 'a failure of your own when it does',
      use: ['timeoutFail(error)(duration)'],
    },
    {
      have: 'an effect that is slow only when the program is wrong',
      want: 'a defect, or any other cause',
      use: ['timeoutFailCause(cause)(duration)'],
    },
    {
      have: 'a value for "too late"',
      want: 'one type for both outcomes',
      use: ['timeoutTo(value)(f)(duration)'],
    },
    {
      have: 'an effect that is slow to stop when interrupted',
      want: 'to continue immediately, and let it stop in the background',
      use: ['disconnect.timeout(duration)'],
    },
    {
      have: 'two effects instead of one and a clock',
      want: 'the first to succeed, the other stopped',
      use: ['race(that)'],
      page: 'reference/concurrency/index',
    },
    {
      have: 'repeated attempts',
      want: 'a limit on each attempt, or on all together',
      use: ['timeoutFail(e)(d).retry(s)', 'retry(s).timeout(d)'],
      page: 'reference/error-management/recovering/retrying',
    },
  ],
};
