import type { OperatorFamily } from '../model/family';

export const repeating: OperatorFamily = {
  id: 'repeating',
  title: 'Repeating an effect',
  page: 'reference/schedule/repetition',
  choices: [
    {
      have: 'a job',
      want: 'run it again and again, with delays or a limit',
      use: ['repeat(schedule)'],
      note: 'gives the output of the schedule',
    },
    {
      have: 'a job',
      want: 'run it once and `n` times more, without a delay',
      use: ['repeatN(n)'],
    },
    {
      have: 'a job',
      want: 'run it `n` times in all and collect the values',
      use: ['replicateZIO(n)'],
      note: '`replicateZIODiscard(n)` drops them',
    },
    {
      have: 'a value to wait for',
      want: 'run without a delay until it comes, or while it stays',
      use: ['repeatUntil(p)', 'repeatWhile(p)'],
      note: 'no limit; `repeatUntilEquals(a)` and `repeatWhileEquals(a)` compare',
    },
    {
      have: 'a value to wait for',
      want: 'poll for it, with a delay between the runs',
      use: ['repeat(Schedule.spaced(d) *> Schedule.recurUntil(p))'],
    },
    {
      have: 'a test that is an effect',
      want: 'repeat until or while it says so',
      use: ['repeatUntilZIO(p)', 'repeatWhileZIO(p)'],
      note: 'no limit',
    },
    {
      have: 'a job that may fail',
      want: 'continue after a failure',
      use: ['catchAll(…).repeat(schedule)', 'retry(…).repeat(schedule)'],
      note: 'inside the loop, for `repeat` ends with the first failure',
    },
    {
      have: 'a job that may fail',
      want: 'end with a substitute after the first failure',
      use: ['repeatOrElse(schedule, orElse)', 'repeatOrElseEither(schedule, orElse)'],
    },
    {
      have: 'a job whose first run should wait too',
      want: 'ask the schedule before each run',
      use: ['schedule(schedule)', 'scheduleFrom(a)(schedule)'],
    },
    {
      have: 'a scope that the repetition belongs to',
      want: 'run it in the background until the scope closes',
      use: ['scheduleFork(schedule)'],
    },
    {
      have: 'a loop that only failure or interruption ends',
      want: 'run without end or wait',
      use: ['forever'],
    },
  ],
};
