import type { OperatorFamily } from '../model/family';

export const exits: OperatorFamily = {
  id: 'exits',
  title: 'Working with the exit of an effect',
  page: 'reference/core/exit',
  choices: [
    {
      have: 'an effect',
      want: 'get its exit as a value, without failing',
      use: ['effect.exit'],
      note: 'not when another fiber interrupts it',
    },
    {
      have: 'an effect',
      want: 'run a finalizer that receives the exit, even after an interruption',
      use: ['effect.onExit(f)'],
      page: 'reference/interruption/index',
    },
    {
      have: 'a fiber',
      want: 'wait until it ends, and get its exit',
      use: ['fiber.await'],
      page: 'reference/fiber/fiber',
    },
    {
      have: 'an `Exit`',
      want: 'compute one value from either case',
      use: ['a match on Success and Failure', 'exit.foldExit(failed, completed)'],
    },
    {
      have: 'an `Exit`',
      want: 'change its value or its failure',
      use: ['exit.mapExit(f)', 'exit.mapErrorExit(f)', 'exit.mapBothExit(f, g)'],
      note: '`map` and `mapError` return an effect',
    },
    {
      have: 'an `Exit`',
      want: 'continue with an effect that ends the same way',
      use: ['exit', 'effect.unexit'],
      note: 'an `Exit` is an effect; `unexit` is for an effect that returns one',
    },
    {
      have: 'several exits',
      want: 'get all values, or else all causes',
      use: ['Exit.collectAllPar(exits)', 'a.zipPar(b)'],
    },
    {
      have: 'plain code with an `Exit`',
      want: 'convert it, or throw its exception',
      use: ['exit.toTry', 'exit.toEither', 'exit.getOrThrow()', 'exit.getOrThrowFiberFailure()'],
    },
  ],
};
