import type { OperatorFamily } from '../model/family';

export const repeating: OperatorFamily = {
  id: 'repeating',
  title: 'Repeating an effect',
  page: 'reference/schedule/repetition',
  choices: [
    {
      have: 'a periodic job',
      want: 'run it again with delays or a limit',
      use: ['repeat(schedule)'],
      note: 'returns the last output of the schedule',
    },
    {
      have: 'an effect',
      want: 'run it once and `n` more times, without delays',
      use: ['repeatN(n)'],
    },
    {
      have: 'an effect',
      want: 'run it exactly `n` times and collect the values',
      use: ['replicateZIO(n)'],
      note: '`replicateZIODiscard(n)` discards them',
    },
    {
      have: 'a value to wait for',
      want: 'repeat without a delay until, or while, a condition holds',
      use: ['repeatUntil(p)', 'repeatWhile(p)'],
      note: 'no limit',
    },
    {
      have: 'a value to wait for',
      want: 'poll for it, with a delay between the runs',
      use: ['repeat(Schedule.spaced(d) *> Schedule.recurUntil(p))'],
    },
    {
      have: 'a job that can fail',
      want: 'continue after a failure',
      use: ['catchAll(…).repeat(schedule)', 'retry(…).repeat(schedule)'],
      note: 'inside the loop, because `repeat` ends after the first failure',
    },
    {
      have: 'a job with an initial delay',
      want: 'wait before the first run as well',
      use: ['schedule(schedule)'],
    },
    {
      have: 'a background job',
      want: 'repeat it until the scope closes',
      use: ['repeat(schedule).forkScoped', 'scheduleFork(schedule)'],
    },
  ],
};
