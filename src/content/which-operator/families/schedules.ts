import type { OperatorFamily } from '../model/family';

export const schedules: OperatorFamily = {
  id: 'schedules',
  title: 'Choosing a schedule',
  page: 'reference/schedule/built-in-schedules',
  choices: [
    {
      have: 'a fixed number of further runs',
      want: 'no delay between them',
      use: ['Schedule.recurs(n)', 'Schedule.once'],
      note: '`n` counts the runs after the first',
    },
    {
      have: 'an even rhythm',
      want: 'an equal pause after each run',
      use: ['Schedule.spaced(d)'],
    },
    {
      have: 'an even rhythm',
      want: 'starts that keep up with the clock',
      use: ['Schedule.fixed(d)'],
      note: 'after a slow run the next starts immediately',
    },
    {
      have: 'an even rhythm',
      want: 'starts at the boundaries alone',
      use: ['Schedule.windowed(d)'],
      note: 'after a slow run it waits for the next boundary',
    },
    {
      have: 'a busy server',
      want: 'waits that double, or grow by another factor',
      use: ['Schedule.exponential(d)', 'Schedule.exponential(d, factor)'],
      note: 'without a bound: cap and limit it',
    },
    {
      have: 'a busy server',
      want: 'waits that grow more slowly',
      use: ['Schedule.linear(d)', 'Schedule.fibonacci(d)'],
      note: 'without a bound',
    },
    {
      have: 'a list of delays',
      want: 'exactly these, then the end',
      use: ['Schedule.fromDurations(d, ds*)', 'Schedule.fromDuration(d)'],
    },
    {
      have: 'a total time',
      want: 'no new wait once it has passed',
      use: ['schedule.upTo(d)'],
      note: 'a last run may start later than `d`',
    },
    {
      have: 'a condition on the values or failures',
      want: 'continue while, or until, the condition holds',
      use: ['Schedule.recurWhile(p)', 'Schedule.recurUntil(p)'],
    },
    {
      have: 'a series of values',
      want: 'collect them while going on',
      use: ['Schedule.collectAll', 'Schedule.collectWhile(p)', 'Schedule.collectUntil(p)'],
    },
    {
      have: 'a time of day or a day',
      want: 'run at each such moment',
      use: ['Schedule.hourOfDay(h) && Schedule.minuteOfHour(m)', 'Schedule.dayOfWeek(d)'],
    },
    {
      have: 'a formula for the delays',
      want: 'make a schedule of it',
      use: ['Schedule.delayed(Schedule.count.map(f))'],
    },
  ],
};
