import type { OperatorFamily } from '../model/family';

export const combiningSchedules: OperatorFamily = {
  id: 'combining-schedules',
  title: 'Combining schedules',
  page: 'reference/schedule/combinators',
  choices: [
    {
      have: 'a schedule without an end',
      want: 'at most `n` more runs',
      use: ['schedule && Schedule.recurs(n)'],
    },
    {
      have: 'a schedule without an end',
      want: 'no new wait after a total time',
      use: ['schedule.upTo(d)'],
    },
    {
      have: 'waits that grow',
      want: 'never wait longer than `max`',
      use: ['schedule || Schedule.spaced(max)'],
    },
    {
      have: 'two schedules',
      want: 'continue while both do, with the longer delay',
      use: ['a && b', 'a *> b', 'a <* b'],
      note: 'the arrows point at the output that stays',
    },
    {
      have: 'two schedules',
      want: 'continue while either does, with the shorter delay',
      use: ['a || b'],
    },
    {
      have: 'two schedules',
      want: 'the second when the first has ended',
      use: ['a ++ b', 'a.andThenEither(b)'],
    },
    {
      have: 'a schedule that ends',
      want: 'begin again when it has ended',
      use: ['schedule.forever'],
    },
    {
      have: 'many clients with the same waits',
      want: 'spread them at random',
      use: ['schedule.jittered', 'schedule.jittered(0.0, 1.0)'],
    },
    {
      have: 'delays that do not fit',
      want: 'compute other delays',
      use: ['delayed(f)', 'addDelay(f)', 'modifyDelay(f)'],
    },
    {
      have: 'a value or failure that settles the matter',
      want: 'stop there',
      use: ['whileInput(p)', 'untilInput(p)', 'check(f)'],
    },
    {
      have: 'a schedule that has run for long',
      want: 'return to the first delay',
      use: ['resetAfter(d)', 'resetWhen(p)'],
    },
    {
      have: 'an output that is of no use',
      want: 'another one',
      use: ['map(f)', 'collectAll', 'passthrough', 'a >>> b'],
    },
    {
      have: 'a schedule in production',
      want: 'log what it sees and decides',
      use: ['tapInput(f)', 'tapOutput(f)', 'onDecision(f)'],
    },
  ],
};
