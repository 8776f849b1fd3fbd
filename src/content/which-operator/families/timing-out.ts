import type { OperatorFamily } from '../model/family';

export const timingOut: OperatorFamily = {
  id: 'timing-out',
  title: 'Limiting time',
  page: 'reference/error-management/recovering/timing-out',
  choices: [
    {
      have: 'an effect that may take too long',
      want: 'get `None` when the time is up',
      use: ['timeout(duration)'],
    },
    {
      have: 'an effect that may take too long',
      want: 'fail when the time is up',
      use: ['timeoutFail(error)(duration)'],
    },
    {
      have: 'an effect that only a bug can make slow',
      want: 'die, or fail with any other cause',
      use: ['timeoutFailCause(cause)(duration)'],
    },
    {
      have: 'a value for "too late"',
      want: 'get one type for both outcomes',
      use: ['timeoutTo(value)(f)(duration)'],
    },
    {
      have: 'an effect that is slow to stop when interrupted',
      want: 'continue on time, and let the effect stop in the background',
      use: ['disconnect.timeout(duration)'],
    },
    {
      have: 'two effects instead of one and a clock',
      want: 'take the first success and interrupt the other effect',
      use: ['race(that)'],
      page: 'reference/concurrency/index',
    },
    {
      have: 'a retry loop',
      want: 'limit each attempt, or all attempts together',
      use: ['timeoutFail(e)(d).retry(s)', 'retry(s).timeout(d)'],
      page: 'reference/error-management/recovering/retrying',
    },
  ],
};
