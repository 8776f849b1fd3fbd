import type { OperatorFamily } from '../model/family';

export const randomValues: OperatorFamily = {
  id: 'random-values',
  title: 'Random values',
  page: 'reference/services/random',
  choices: [
    {
      have: 'a lowest and a highest value',
      want: 'a number between them',
      use: [
        'Random.nextIntBetween(min, max)',
        'nextLongBetween',
        'nextDoubleBetween',
        'nextFloatBetween',
      ],
      note: '`max` itself never comes',
    },
    {
      have: 'an index or a count',
      want: 'a number from 0 up to it',
      use: ['Random.nextIntBounded(n)', 'nextLongBounded(n)'],
      note: '`n` itself never comes',
    },
    {
      have: 'a chance, such as one in ten',
      want: 'yes or no',
      use: ['Random.nextDouble.map(_ < 0.1)', 'nextBoolean'],
      note: '`nextBoolean` is one in two',
    },
    {
      have: 'measurements to imitate',
      want: 'values that lie around a mean',
      use: ['Random.nextGaussian'],
    },
    {
      have: 'a collection',
      want: 'its elements in another order',
      use: ['Random.shuffle(list)'],
    },
    {
      have: 'a record to name',
      want: 'an identifier that is not a secret',
      use: ['Random.nextUUID'],
    },
    {
      have: 'a code that people type',
      want: 'characters of an alphabet',
      use: ['Random.nextIntBounded(alphabet.length)'],
      note: '`nextString` gives characters that you cannot can type',
    },
    {
      have: 'a buffer of some length',
      want: 'bytes',
      use: ['Random.nextBytes(length)'],
    },
    {
      have: 'a run that should come out the same again',
      want: 'random numbers that repeat',
      use: ['withRandom(random)', 'Random.setSeed(seed)'],
      note: 'with a generator of that seed',
    },
    {
      have: 'a password, token or key',
      want: 'numbers that cannot be guessed',
      use: ['withRandom(random)'],
      note: 'with a `SecureRandom` inside',
    },
  ],
};
