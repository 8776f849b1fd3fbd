import type { OperatorFamily } from '../model/family';

export const exits: OperatorFamily = {
  id: 'exits',
  title: 'Working with how an effect ended',
  page: 'reference/core/exit',
  choices: [
    {
      have: 'an effect',
      want: 'how it ended, as a value, without failing',
      use: ['effect.exit'],
      note: 'not for interruption by another fiber',
    },
    {
      have: 'an effect',
      want: 'to act on how it ended, interruption included',
      use: ['effect.onExit(f)'],
      page: 'reference/interruption/index',
    },
    {
      have: 'a fiber',
      want: 'to wait until it has ended, and to learn how',
      use: ['fiber.await'],
      page: 'reference/fiber/fiber',
    },
    {
      have: 'an `Exit`',
      want: 'one value for both of its cases',
      use: ['exit.foldExit(failed, completed)', 'a match on Success and Failure'],
    },
    {
      have: 'an `Exit`',
      want: 'the value, or one computed from the cause',
      use: ['exit.getOrElse(f)'],
    },
    {
      have: 'an `Exit`',
      want: 'an effect that ends the same way',
      use: ['exit'],
      note: 'an `Exit` is an effect already',
    },
    {
      have: 'an effect whose result is an `Exit`',
      want: 'an effect that ends as that `Exit` says',
      use: ['effect.unexit'],
    },
    {
      have: 'an `Exit`',
      want: 'another `Exit`, with the value or the failure changed',
      use: ['exit.mapExit(f)', 'exit.mapErrorExit(f)', 'exit.mapBothExit(f, g)'],
      note: '`map` and `mapError` give an effect',
    },
    {
      have: 'several exits',
      want: 'one with all values, or with all that went wrong',
      use: ['Exit.collectAll(exits)', 'Exit.collectAllPar(exits)', 'a.zip(b)', 'a.zipPar(b)'],
    },
    {
      have: 'plain code with an `Exit`',
      want: 'a `Try` or an `Either`',
      use: ['exit.toTry', 'exit.toEither'],
      note: 'one exception stands for the whole cause',
    },
    {
      have: 'plain code with an `Exit`',
      want: 'the value, or an exception thrown',
      use: ['exit.getOrThrow()', 'exit.getOrThrowFiberFailure()'],
      note: 'needs an `Unsafe`',
    },
  ],
};
