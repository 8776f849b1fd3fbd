import type { OperatorFamily } from '../model/family';

export const combiningSchedules: OperatorFamily = {
  id: 'combining-schedules',
  title: 'Combining schedules',
  page: 'reference/schedule/combinators',
  choices: [
    {
      have: 'a schedule that never stops',
      want: 'limit the number of runs, or the total time',
      use: ['schedule && Schedule.recurs(n)', 'schedule.upTo(d)'],
    },
    {
      have: 'growing delays',
      want: 'cap them at `max`',
      use: ['schedule || Schedule.spaced(max)'],
    },
    {
      have: 'many clients',
      want: "add jitter, so that they don't all retry at the same moment",
      use: ['schedule.jittered', 'schedule.jittered(0.0, 1.0)'],
    },
    {
      have: 'two schedules',
      want: 'continue while both do, or while either does',
      use: ['a && b', 'a || b'],
      note: '`&&` uses the longer delay, `||` the shorter one',
    },
    {
      have: 'two schedules',
      want: 'use the second one when the first stops',
      use: ['a ++ b'],
    },
    {
      have: 'a condition on values or failures',
      want: 'stop when it no longer holds',
      use: ['schedule.whileInput(p)', 'schedule.check(f)'],
    },
    {
      have: 'a connection that is healthy again',
      want: 'go back to the first delay',
      use: ['schedule.resetAfter(d)'],
    },
    {
      have: 'a policy in production',
      want: 'log what it receives and decides',
      use: ['schedule.tapInput(f)', 'schedule.tapOutput(f)', 'schedule.onDecision(f)'],
    },
  ],
};
