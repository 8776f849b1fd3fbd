import type { OperatorFamily } from '../model/family';

export const randomValues: OperatorFamily = {
  id: 'random-values',
  title: 'Random values',
  page: 'reference/services/random',
  choices: [
    {
      have: 'a lower and an upper bound',
      want: 'draw a number between them',
      use: ['Random.nextIntBetween(min, max)', 'Random.nextDoubleBetween(min, max)'],
      note: 'never draws `max`; also `nextLongBetween` and `nextFloatBetween`',
    },
    {
      have: 'the size of a list',
      want: 'draw an index',
      use: ['Random.nextIntBounded(n)', 'Random.nextLongBounded(n)'],
      note: 'never draws `n`',
    },
    {
      have: 'a chance, such as one in ten',
      want: 'decide between yes and no',
      use: ['Random.nextDouble.map(_ < 0.1)', 'Random.nextBoolean'],
      note: '`nextBoolean` is one in two',
    },
    {
      have: 'a list',
      want: 'put its elements into a random order',
      use: ['Random.shuffle(list)'],
    },
    {
      have: 'a record',
      want: "give it an identifier that isn't secret",
      use: ['Random.nextUUID'],
    },
    {
      have: 'a code that people type in',
      want: 'draw characters of an alphabet',
      use: ['Random.nextIntBounded(alphabet.length)'],
    },
    {
      have: 'a simulation',
      want: 'repeat a run with the same numbers',
      use: ['effect.withRandom(random)', 'Random.setSeed(seed)'],
      note: 'with a generator that has a known seed',
    },
    {
      have: 'a password, token, or key',
      want: 'draw numbers that are hard to guess',
      use: ['effect.withRandom(random)'],
      note: 'with a `SecureRandom` inside',
    },
  ],
};
