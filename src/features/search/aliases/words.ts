import type { AliasList } from './alias';

/** Words for what this site calls otherwise. */
export const words: AliasList = {
  from: 'everyday speech',
  aliases: [
    { name: 'cancel', means: ['interrupt'], reason: 'most libraries cancel what ZIO interrupts' },
    {
      name: 'cancellation',
      means: ['interruption'],
      reason: 'most libraries cancel what ZIO interrupts',
    },
    { name: 'abort', means: ['interrupt'], reason: 'to stop something under way' },
    { name: 'kill', means: ['interrupt'], reason: 'to stop something under way' },
    { name: 'thread', means: ['fiber'], reason: 'what runs beside others is a fiber here' },
    { name: 'backoff', means: ['exponential'], reason: 'waits that grow' },
    { name: 'cron', means: ['hourOfDay', 'minuteOfHour'], reason: 'runs at times of day' },
    { name: 'parallel', means: ['foreachPar', 'zipPar'], reason: 'the names of operators say Par' },
    {
      name: 'concurrently',
      means: ['foreachPar', 'zipPar'],
      reason: 'the names of operators say Par',
    },
    { name: 'throttle', means: ['withParallelism'], reason: 'a limit on how many run' },
    {
      name: 'exception',
      means: ['defect', 'attempt'],
      reason: 'what is thrown becomes a failure or a defect',
    },
    { name: 'throw', means: ['fail', 'die'], reason: 'a failure is a value here' },
    { name: 'rescue', means: ['catchAll'], reason: 'answers a failure' },
    { name: 'default', means: ['orElse', 'orElseSucceed'], reason: 'a value instead' },
    { name: 'deadline', means: ['timeout'], reason: 'a limit on time' },
    { name: 'print', means: ['printLine'], reason: 'prints to the console' },
    { name: 'stdin', means: ['readLine'], reason: 'reads from the console' },
    { name: 'stdout', means: ['printLine'], reason: 'prints to the console' },
    { name: 'jvm options', means: ['Performance'], reason: 'settings of the machine' },
    { name: 'lazy', means: ['suspend', 'memoize'], reason: 'when it is made' },
    { name: 'callback', means: ['async'], reason: 'a function that is told the result' },
    {
      name: 'mock',
      means: ['TestEnvironment', 'ZLayer.succeed'],
      reason: 'another implementation for tests',
    },
    { name: 'upgrade', means: ['migrating', 'Moving'], reason: 'from one version to the next' },
    { name: 'install', means: ['Getting started', 'Installation'], reason: 'adding it to a build' },
    { name: 'dependency injection', means: ['ZLayer'], reason: 'how services come together' },
    { name: 'lock', means: ['Semaphore', 'ReentrantLock'], reason: 'one at a time' },
    { name: 'singleton', means: ['ZLayer'], reason: 'made once' },
    { name: 'transaction', means: ['STM'], reason: 'several changes as one' },
    { name: 'stacktrace', means: ['trace', 'Cause'], reason: 'where it came from' },
  ],
};
