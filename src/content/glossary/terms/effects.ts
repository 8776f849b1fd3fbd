import type { Terms } from '../model/term';

/** Effects, how they run, and how they end. */
export const effects = {
  effect: {
    name: 'effect',
    also: ['functional effect', 'ZIO effect'],
    definition:
      'A value that describes work without doing it. When a runtime runs a `ZIO[R, E, A]`, the effect uses an environment `R` and ends with a result `A`, a typed failure `E`, a defect or an interruption.',
    page: 'reference/core/zio/zio',
  },
  'type-alias': {
    name: 'type alias of ZIO',
    also: ['UIO', 'URIO', 'Task', 'RIO', 'IO', 'type alias'],
    definition:
      'A shorter name for a `ZIO` type. `UIO[A]` can’t fail, `Task[A]` can fail with any exception, and `IO[E, A]` with an `E`; none of the three needs services. `URIO[R, A]` and `RIO[R, A]` are `UIO` and `Task` with an environment `R`.',
    page: 'reference/core/zio/zio',
  },
  success: {
    name: 'success',
    also: ['successes'],
    definition:
      'An effect that returned a value, of the type in its third type parameter. As an `Exit`, it is `Exit.Success(value)`.',
    page: 'reference/core/exit',
    outcome: 'value',
  },
  exit: {
    name: 'exit',
    definition:
      'The result of an effect as a value: `Exit.Success` with a value, or `Exit.Failure` with a cause. An `Exit[E, A]` is an effect too, which ends the same way.',
    page: 'reference/core/exit',
  },
  runtime: {
    name: 'runtime',
    definition:
      'The object that runs effects. It starts a fiber for each run, with an environment, settings such as loggers, and flags. An application that extends `ZIOAppDefault` has one without naming it.',
    page: 'reference/core/runtime',
  },
  executor: {
    name: 'executor',
    definition:
      'The thread pool that fibers run on. The default executor has few threads and is meant for code that doesn’t block. Blocking code runs on another executor, with an unlimited number of threads.',
    page: 'reference/core/runtime',
  },
  blocking: {
    name: 'blocking',
    also: ['blocking operation', 'blocking code'],
    definition:
      'Holding a thread while waiting for something, as `Thread.sleep` and JDBC calls do. `ZIO.attemptBlocking` runs such code on a separate pool of threads, and the threads that all fibers share stay free for others.',
    page: 'overview/creating-effects',
  },
  bootstrap: {
    name: 'bootstrap layer',
    also: ['bootstrap'],
    definition:
      'The layer that an application builds before `run`. Its `bootstrap` adds loggers, the source of configuration, executors, and other settings of the runtime.',
    page: 'reference/core/zioapp',
  },
  trace: {
    name: 'trace',
    also: ['stack trace'],
    definition:
      'A stack trace of operators: the place in your code where an error was raised, followed by the operators that were waiting for a result. Each entry of a cause has one. The compiler passes the positions as implicit `Trace` values.',
    page: 'reference/core/cause',
  },
} as const satisfies Terms;
