import type { AliasList } from './alias';

/**
 * Source: scala.concurrent, https://www.scala-lang.org/api/current/scala/concurrent/Future$.html
 */
export const scalaFutures: AliasList = {
  from: 'Scala Future',
  aliases: [
    {
      name: 'Future.apply',
      means: ['ZIO.attempt', 'ZIO#fork'],
      reason: 'starts immediately in Scala, but only when run in ZIO',
    },
    { name: 'Future.successful', means: ['ZIO.succeed'], reason: 'a value that is there' },
    { name: 'Future.failed', means: ['ZIO.fail'], reason: 'a failure' },
    { name: 'Future.fromTry', means: ['ZIO.fromTry'], reason: 'converts a Try' },
    {
      name: 'Future.sequence',
      means: ['ZIO.collectAll', 'ZIO.collectAllPar'],
      reason: 'a collection of effects',
    },
    {
      name: 'Future.traverse',
      means: ['ZIO.foreach', 'ZIO.foreachPar'],
      reason: 'an effect for each element',
    },
    {
      name: 'Future.firstCompletedOf',
      means: ['ZIO#raceAll', 'ZIO#raceFirst'],
      reason: 'the first to finish wins',
    },
    { name: 'Future.find', means: ['ZIO.collectFirst'], reason: 'the first result that fits' },
    { name: 'Future.foldLeft', means: ['ZIO.foldLeft'], reason: 'folds over effects' },
    { name: 'Future.zip', means: ['ZIO#zipPar'], reason: 'two results' },
    {
      name: 'Future.recover',
      means: ['ZIO#catchSome', 'ZIO#catchAll'],
      reason: 'handles failures',
    },
    {
      name: 'Future.recoverWith',
      means: ['ZIO#catchSome', 'ZIO#catchAll'],
      reason: 'handles failures with an effect',
    },
    { name: 'Future.fallbackTo', means: ['ZIO#orElse'], reason: 'a replacement' },
    {
      name: 'Future.transform',
      means: ['ZIO#foldZIO'],
      reason: 'one function per outcome',
    },
    {
      name: 'Future.andThen',
      means: ['ZIO#tap', 'ZIO#onExit'],
      reason: 'runs another effect on the result',
    },
    {
      name: 'Future.onComplete',
      means: ['ZIO#onExit', 'ZIO#foldZIO'],
      reason: 'receives the outcome',
    },
    { name: 'Future.failed.foreach', means: ['ZIO#tapError'], reason: 'looks at the failure' },
    {
      name: 'Await.result',
      means: ['unsafe.run', 'Run an effect from other code'],
      reason: 'waits for the result',
    },
    { name: 'ExecutionContext', means: ['Executor', 'onExecutor'], reason: 'where it runs' },
    { name: 'blocking', means: ['ZIO.attemptBlocking'], reason: 'marks code that blocks' },
    { name: 'Promise.success', means: ['Promise'], reason: 'set once, awaited by many fibers' },
    { name: 'NonFatal', means: ['fatals', 'Defects'], reason: 'what is not caught' },
    { name: 'Using.resource', means: ['ZIO.acquireRelease'], reason: 'closes after use' },
    {
      name: 'Future.transformWith',
      means: ['ZIO#foldZIO'],
      reason: 'one effect per outcome',
    },
    { name: 'Future.filter', means: ['ZIO#filterOrFail'], reason: 'fails unless a check succeeds' },
    {
      name: 'Future.collect',
      means: ['ZIO.collectAll', 'ZIO#collect'],
      reason: "Twitter's makes one of several; Scala's keeps some results",
    },
    { name: 'Future.never', means: ['ZIO.never'], reason: 'never ends' },
    { name: 'Promise.trySuccess', means: ['Promise#succeed'], reason: 'sets it once' },
    {
      name: 'ExecutionContext.global',
      means: ['Executor', 'onExecutionContext'],
      reason: 'where it runs',
    },
    {
      name: 'Using.Manager',
      means: ['ZIO.scoped', 'Several resources in one scope'],
      reason: 'closes several after use',
    },
    {
      name: 'scala.util.Try',
      means: ['ZIO.attempt', 'ZIO.fromTry'],
      reason: 'code that can throw',
    },
    {
      name: 'Future.rescue',
      means: ['ZIO#catchSome', 'ZIO#catchAll'],
      reason: 'Twitter: handles failures with an effect',
    },
    { name: 'Future.respond', means: ['ZIO#onExit'], reason: 'Twitter: receives the outcome' },
    { name: 'Future.within', means: ['ZIO#timeoutFail'], reason: 'Twitter: a time limit' },
    {
      name: 'Future.collectToTry',
      means: ['partition: keep the successes when some fail', 'Run many effects in parallel'],
      reason: 'Twitter: how each of them ended',
    },
    {
      name: 'FuturePool',
      means: ['ZIO.attemptBlocking'],
      reason: 'Twitter: a pool for code that blocks',
    },
    { name: 'Future.unit', means: ['ZIO.unit'], reason: 'a result without a value' },
    {
      name: 'Future.reduceLeft',
      means: ['ZIO.reduceAll', 'ZIO.mergeAll'],
      reason: 'combines the results',
    },
    { name: 'Future.delegate', means: ['ZIO.suspend'], reason: 'creates the effect when it runs' },
    {
      name: 'Future.isCompleted',
      means: ['Fiber#poll'],
      reason: 'checks for a result without waiting',
    },
    { name: 'Promise.tryFailure', means: ['Promise#fail'], reason: 'sets it to a failure' },
    {
      name: 'Await.ready',
      means: ['Fiber#await', 'Run an effect from other code'],
      reason: 'waits for the end',
    },
    {
      name: 'Try.recover',
      means: ['ZIO#catchSome', 'ZIO#catchAll'],
      reason: 'handles some exceptions',
    },
    { name: 'Either.cond', means: ['ZIO.cond'], reason: 'a failure unless a condition holds' },
    { name: 'Either.catchNonFatal', means: ['ZIO.attempt'], reason: 'Cats: code that can throw' },
    { name: 'Either.swap', means: ['ZIO#flip'], reason: 'swaps failure and result' },
    { name: 'bimap', means: ['ZIO#mapBoth'], reason: 'changes failure and result' },
    {
      name: 'sys.error',
      means: ['ZIO.dieMessage', 'Raise a defect with die'],
      reason: 'an exception with a message',
    },
    {
      name: 'EitherNel',
      means: ['Error accumulation', 'ZIO.validate'],
      reason: 'Cats: collects all failures, not only the first',
    },
    {
      name: 'leftFlatMap',
      means: ['ZIO#catchAll'],
      reason: 'Cats: handles a failure with an effect',
    },
    { name: 'Future.raise', means: ['Fiber#interrupt'], reason: 'Twitter: asks it to stop' },
    {
      name: 'Future.select',
      means: ['ZIO#raceAll', 'ZIO#raceFirst'],
      reason: 'Twitter: the first to finish',
    },
    {
      name: 'Future.join',
      means: ['ZIO.collectAllParDiscard', 'ZIO#zipPar'],
      reason: 'Twitter: waits for all of them',
    },
    { name: 'Future.exception', means: ['ZIO.fail'], reason: 'Twitter: a failure' },
    {
      name: 'Future.liftToTry',
      means: ['ZIO#either', 'ZIO#exit'],
      reason: 'Twitter: how it ended as a value',
    },
    {
      name: 'Future.lowerFromTry',
      means: ['ZIO#absolve'],
      reason: 'Twitter: a failed Try becomes a failure',
    },
    {
      name: 'Future.traverseSequentially',
      means: ['ZIO.foreach'],
      reason: 'Twitter: an effect for each element, in order',
    },
    { name: 'AsyncSemaphore', means: ['Semaphore'], reason: 'Twitter: a limit on how many run' },
    {
      name: 'RetryBudget',
      means: ['A retry budget for several calls'],
      reason: 'Twitter: a limit on the retries of all calls',
    },
    { name: 'scala-async', means: ['ZIO Direct'], reason: 'code with await instead of a for' },
    { name: 'dotty-cps-async', means: ['ZIO Direct'], reason: 'code with await instead of a for' },
  ],
};
