import type { AliasList } from './alias';

/** Names of ZIO 1 that ZIO 2 no longer has. Names whose meaning changed aren't aliases. */
export const zio1: AliasList = {
  from: 'ZIO 1',
  aliases: [
    {
      name: 'accessM',
      means: ['Upgrade code from ZIO 1'],
      reason: 'renamed to environmentWithZIO in ZIO 2',
    },
    {
      name: 'effectTotal',
      means: ['ZIO.succeed', 'Upgrade code from ZIO 1'],
      reason: 'captures code that cannot throw',
    },
    {
      name: 'effectAsync',
      means: ['ZIO.async', 'Upgrade code from ZIO 1'],
      reason: 'takes a callback',
    },
    {
      name: 'effectBlocking',
      means: ['ZIO.attemptBlocking', 'Upgrade code from ZIO 1'],
      reason: 'runs code on the blocking thread pool',
    },
    {
      name: 'foldM',
      means: ['ZIO#foldZIO', 'Upgrade code from ZIO 1'],
      reason: 'one effect per outcome',
    },
    {
      name: 'bracketExit',
      means: ['ZIO.acquireReleaseExitWith', 'Upgrade code from ZIO 1'],
      reason: 'a finalizer that receives the outcome of the use',
    },
    {
      name: 'foreachParN',
      means: ['ZIO.foreachPar', 'ZIO#withParallelism', 'Upgrade code from ZIO 1'],
      reason: 'in parallel, with a limit',
    },
    {
      name: 'whenM',
      means: ['ZIO#whenZIO', 'Upgrade code from ZIO 1'],
      reason: 'a condition that is an effect',
    },
    {
      name: 'someOrElseM',
      means: ['ZIO#someOrElseZIO', 'Upgrade code from ZIO 1'],
      reason: 'falls back to another effect if there is no value',
    },
    {
      name: 'mapEffect',
      means: ['ZIO#mapAttempt', 'Upgrade code from ZIO 1'],
      reason: 'a function that can throw',
    },
    {
      name: 'RefM',
      means: ['Ref.Synchronized', 'Upgrade code from ZIO 1'],
      reason: 'updates with an effect',
    },
    {
      name: 'ZManaged',
      means: ['Upgrade code from ZIO 1', 'Scope'],
      reason: 'replaced by scopes in ZIO 2',
    },
    {
      name: 'toManaged',
      means: ['ZIO.acquireRelease', 'Upgrade code from ZIO 1'],
      reason: 'a resource with its release',
    },
    {
      name: 'forkManaged',
      means: ['ZIO#forkScoped', 'Upgrade code from ZIO 1'],
      reason: 'a fiber that ends with a resource',
    },
    {
      name: 'withPermitManaged',
      means: ['Semaphore#withPermitScoped'],
      reason: 'holds a permit until a scope closes',
    },
    {
      name: 'fromManaged',
      means: ['ZLayer.scoped', 'Upgrade code from ZIO 1'],
      reason: 'a layer that opens and closes',
    },
    {
      name: 'fromEffect',
      means: ['ZIO', 'ZLayer.fromZIO', 'Upgrade code from ZIO 1'],
      reason: 'a layer from an effect',
    },
    {
      name: 'toLayer',
      means: ['ZLayer', 'From a constructor to a layer', 'Upgrade code from ZIO 1'],
      reason: 'a layer from an effect',
    },
    {
      name: 'provideCustomLayer',
      means: ['Automatic layer construction', 'Upgrade code from ZIO 1'],
      reason: 'the built-in services are no longer in the environment',
    },
    {
      name: 'ZEnv',
      means: ['Built-in services', 'No layer and no environment type', 'Upgrade code from ZIO 1'],
      reason: 'the built-in services no longer appear in types',
    },
    {
      name: 'putStrLn',
      means: ['Console.printLine', 'Upgrade code from ZIO 1'],
      reason: 'prints a line, as in Haskell',
    },
    {
      name: 'getStrLn',
      means: ['Console.readLine', 'Upgrade code from ZIO 1'],
      reason: 'reads a line',
    },
    {
      name: 'unsafeRun',
      means: ['unsafe.run', 'Run an effect from other code'],
      reason: 'runs an effect and waits',
    },
    {
      name: 'unsafeRunToFuture',
      means: ['runToFuture', 'Run an effect from other code'],
      reason: 'runs an effect as a future',
    },
  ],
};
