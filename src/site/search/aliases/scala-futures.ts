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
      means: ['ZIO.scoped', 'Two resources, one scope'],
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
      means: ['Keep the successes when some fail', 'Many effects at once'],
      reason: 'Twitter: how each of them ended',
    },
    {
      name: 'FuturePool',
      means: ['ZIO.attemptBlocking'],
      reason: 'Twitter: a pool for code that blocks',
    },
  ],
};
