import type { Terms } from '../model/term';

/** Effects, how they run, and how they end. */
export const effects = {
  effect: {
    name: 'effect',
    also: ['functional effect', 'ZIO effect'],
    definition:
      'A value that describes a piece of work and does none of it. A `ZIO[R, E, A]` needs an environment `R`, and ends with a success `A`, a typed failure `E`, a defect or an interruption once a runtime runs it.',
    page: 'reference/core/zio/zio',
  },
  'type-alias': {
    name: 'type alias of ZIO',
    also: ['UIO', 'URIO', 'Task', 'RIO', 'IO', 'type alias'],
    definition:
      'A shorter name for a `ZIO` type with some parameters fixed: `UIO[A]` needs nothing and cannot fail, `Task[A]` fails with a `Throwable`, `IO[E, A]` needs nothing, `RIO[R, A]` and `URIO[R, A]` keep the environment.',
    page: 'reference/core/zio/uio',
  },
  success: {
    name: 'success',
    also: ['successes'],
    definition:
      'The outcome of an effect that ends with a value of its third type parameter: `Exit.Success(value)`.',
    page: 'reference/core/exit',
    outcome: 'value',
  },
  exit: {
    name: 'exit',
    definition:
      'How an effect ended, as a value: `Exit.Success` with the result, or `Exit.Failure` with a cause. An `Exit[E, A]` is itself an effect that ends in that way.',
    page: 'reference/core/exit',
  },
  runtime: {
    name: 'runtime',
    definition:
      'What runs effects: it holds an environment, the initial values of fiber refs and flags, and starts a fiber for each effect that it is given. An application that extends `ZIOAppDefault` never names it.',
    page: 'reference/core/runtime',
  },
  executor: {
    name: 'executor',
    definition:
      'The thread pool on which fibers run. The default one has few threads and expects code that does not block; blocking code is moved to another executor with an unbounded number of threads.',
    page: 'reference/core/runtime',
  },
  blocking: {
    name: 'blocking',
    also: ['blocking operation', 'blocking code'],
    definition:
      'Holding a thread while waiting for something, as `Thread.sleep` and JDBC calls do. `ZIO.attemptBlocking` runs such code on the blocking executor, so that the threads which all other fibers share stay free.',
    page: 'overview/creating-effects',
  },
  bootstrap: {
    name: 'bootstrap layer',
    also: ['bootstrap'],
    definition:
      'The layer that a `ZIOApp` builds before it runs: `bootstrap` configures loggers, the config provider, executors and other parts of the runtime.',
    page: 'reference/core/zioapp',
  },
  trace: {
    name: 'trace',
    also: ['stack trace'],
    definition:
      'Where in the source a fiber has been. The compiler passes each operator its own position as an implicit `Trace`; a cause carries them as a `StackTrace`, which names the chain of operators instead of frames of the runtime.',
    page: 'reference/core/cause',
  },
} as const satisfies Terms;
