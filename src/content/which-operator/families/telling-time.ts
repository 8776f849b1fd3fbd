import type { OperatorFamily } from '../model/family';

export const tellingTime: OperatorFamily = {
  id: 'telling-time',
  title: 'Telling and passing time',
  page: 'reference/services/clock',
  choices: [
    {
      have: 'an event to store or to compare',
      want: 'a moment that means the same everywhere',
      use: ['Clock.instant'],
    },
    {
      have: 'a rule about hours or days',
      want: "date and time in the machine's time zone",
      use: ['Clock.localDateTime'],
    },
    {
      have: 'a text or message with a time in it',
      want: 'date, time and the offset from UTC',
      use: ['Clock.currentDateTime'],
    },
    {
      have: 'a format that wants a number',
      want: 'whole units since 1970',
      use: ['Clock.currentTime(unit)'],
    },
    {
      have: 'an effect',
      want: 'to know how long it takes',
      use: ['timed'],
    },
    {
      have: 'two places in a program',
      want: 'to measure the time between them',
      use: ['Clock.nanoTime'],
      note: 'only differences mean something',
    },
    {
      have: 'a Java library that takes a `java.time.Clock`',
      want: "that library to follow the effect's clock",
      use: ['Clock.javaClock'],
    },
    {
      have: 'a fiber with nothing to do yet',
      want: 'to wait without holding a thread',
      use: ['ZIO.sleep(duration)', 'Clock.sleep(duration)'],
      note: 'one operator under two names',
    },
    {
      have: 'an effect',
      want: 'to start it later',
      use: ['delay(duration)'],
    },
    {
      have: 'code without effects that has to run later',
      want: 'the scheduler behind `sleep`',
      use: ['Clock.scheduler'],
    },
  ],
};
