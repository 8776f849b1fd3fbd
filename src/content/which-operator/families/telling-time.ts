import type { OperatorFamily } from '../model/family';

export const tellingTime: OperatorFamily = {
  id: 'telling-time',
  title: 'Telling and passing time',
  page: 'reference/services/clock',
  choices: [
    {
      have: 'an event',
      want: 'store or compare a moment that means the same everywhere',
      use: ['Clock.instant'],
    },
    {
      have: 'a rule about hours or days',
      want: "get the date and time in the machine's time zone",
      use: ['Clock.localDateTime', 'Clock.currentDateTime'],
      note: '`currentDateTime` includes the offset from UTC',
    },
    {
      have: 'a format with a number',
      want: 'get the whole units since 1970',
      use: ['Clock.currentTime(unit)'],
    },
    {
      have: 'an effect',
      want: 'measure how long it takes',
      use: ['effect.timed'],
    },
    {
      have: 'two places in a program',
      want: 'measure the time between them',
      use: ['Clock.nanoTime'],
      note: 'only the difference of two readings means something',
    },
    {
      have: 'a fiber or an effect',
      want: 'wait without blocking a thread',
      use: ['ZIO.sleep(duration)', 'effect.delay(duration)'],
    },
    {
      have: 'a Java library that takes a `java.time.Clock`',
      want: "let it follow the effect's clock",
      use: ['Clock.javaClock'],
    },
    {
      have: 'a Java library that takes a scheduler',
      want: 'share the timer behind `sleep`',
      use: ['Clock.scheduler'],
    },
  ],
};
