import type { OperatorFamily } from '../model/family';

export const schedules: OperatorFamily = {
  id: 'schedules',
  title: 'Choosing a schedule',
  page: 'reference/schedule/built-in-schedules',
  choices: [
    {
      have: 'an effect',
      want: 'run it a few more times, without delays',
      use: ['Schedule.recurs(n)', 'Schedule.once'],
      note: '`n` counts the runs after the first',
    },
    {
      have: 'a periodic job',
      want: 'wait equally long after each run',
      use: ['Schedule.spaced(d)'],
    },
    {
      have: 'a periodic job',
      want: 'start the runs at a fixed rate',
      use: ['Schedule.fixed(d)', 'Schedule.windowed(d)'],
      note: 'after a slow run, `fixed` starts the next run immediately, and `windowed` waits for the next point of the grid',
    },
    {
      have: 'a busy server',
      want: 'wait longer each time',
      use: ['Schedule.exponential(d)', 'Schedule.fibonacci(d)', 'Schedule.linear(d)'],
      note: 'no upper limit: add a cap',
    },
    {
      have: 'a list of delays',
      want: 'use exactly these delays, and then stop',
      use: ['Schedule.fromDurations(d, ds*)'],
    },
    {
      have: 'a total time',
      want: 'stop when it elapses',
      use: ['schedule.upTo(d)'],
      note: 'the last run can start later than `d`',
    },
    {
      have: 'a condition on values or failures',
      want: 'continue while, or until, the condition holds',
      use: ['Schedule.recurWhile(p)', 'Schedule.recurUntil(p)'],
    },
    {
      have: 'a time of day',
      want: 'run a job daily or weekly, as in cron',
      use: ['Schedule.hourOfDay(h) && Schedule.minuteOfHour(m)', 'Schedule.dayOfWeek(d)'],
    },
  ],
};
