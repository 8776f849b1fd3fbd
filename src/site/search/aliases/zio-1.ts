import type { AliasList } from './alias';

/** Names of ZIO 1 that ZIO 2 no longer has. Names whose meaning changed aren't aliases. */
export const zio1: AliasList = {
  from: 'ZIO 1',
  aliases: [
    {
      name: 'accessM',
      means: ['Environment and layers in ZIO 1', 'Renamed operators from ZIO 1'],
      reason: 'renamed to environmentWithZIO in ZIO 2',
    },
    {
      name: 'effectTotal',
      means: ['ZIO.succeed', 'Renamed operators from ZIO 1'],
      reason: 'captures code that cannot throw',
    },
    {
      name: 'effectAsync',
      means: ['ZIO.async', 'Renamed operators from ZIO 1'],
      reason: 'takes a callback',
    },
    {
      name: 'effectBlocking',
      means: ['ZIO.attemptBlocking', 'Renamed operators from ZIO 1'],
      reason: 'runs code on the blocking thread pool',
    },
    {
      name: 'foldM',
      means: ['ZIO#foldZIO', 'Renamed operators from ZIO 1'],
      reason: 'one effect per outcome',
    },
    {
      name: 'bracketExit',
      means: ['ZIO.acquireReleaseExitWith', 'Resources in ZIO 1'],
      reason: 'a finalizer that receives the outcome of the use',
    },
    {
      name: 'foreachParN',
      means: ['ZIO.foreachPar', 'ZIO#withParallelism', 'Renamed operators from ZIO 1'],
      reason: 'in parallel, with a limit',
    },
    {
      name: 'whenM',
      means: ['ZIO#whenZIO', 'Renamed operators from ZIO 1'],
      reason: 'a condition that is an effect',
    },
    {
      name: 'someOrElseM',
      means: ['ZIO#someOrElseZIO', 'Renamed operators from ZIO 1'],
      reason: 'falls back to another effect if there is no value',
    },
    {
      name: 'mapEffect',
      means: ['ZIO#mapAttempt', 'Renamed operators from ZIO 1'],
      reason: 'a function that can throw',
    },
    {
      name: 'RefM',
      means: ['Ref.Synchronized', 'Renamed operators from ZIO 1'],
      reason: 'updates with an effect',
    },
    {
      name: 'ZManaged',
      means: ['Resources in ZIO 1', 'Scope'],
      reason: 'replaced by scopes in ZIO 2',
    },
    {
      name: 'toManaged',
      means: ['ZIO.acquireRelease', 'Resources in ZIO 1'],
      reason: 'a resource with its release',
    },
    {
      name: 'forkManaged',
      means: ['ZIO#forkScoped', 'Resources in ZIO 1'],
      reason: 'a fiber that ends with a resource',
    },
    {
      name: 'withPermitManaged',
      means: ['Semaphore#withPermitScoped'],
      reason: 'holds a permit until a scope closes',
    },
    {
      name: 'fromManaged',
      means: ['ZLayer.scoped', 'Environment and layers in ZIO 1'],
      reason: 'a layer that opens and closes',
    },
    {
      name: 'fromEffect',
      means: ['ZIO', 'ZLayer.fromZIO', 'Environment and layers in ZIO 1'],
      reason: 'a layer from an effect',
    },
    {
      name: 'toLayer',
      means: ['ZLayer', 'From a constructor to a layer', 'Environment and layers in ZIO 1'],
      reason: 'a layer from an effect',
    },
    {
      name: 'provideCustomLayer',
      means: ['Automatic layer construction', 'Environment and layers in ZIO 1'],
      reason: 'the built-in services are no longer in the environment',
    },
    {
      name: 'ZEnv',
      means: [
        'Built-in services',
        'They are not in the environment',
        'Environment and layers in ZIO 1',
      ],
      reason: 'the built-in services no longer appear in types',
    },
    {
      name: 'putStrLn',
      means: ['Console.printLine', 'Renamed operators from ZIO 1'],
      reason: 'prints a line, as in Haskell',
    },
    {
      name: 'getStrLn',
      means: ['Console.readLine', 'Renamed operators from ZIO 1'],
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
