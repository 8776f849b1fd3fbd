import type { AliasList } from './alias';

/** Names from the runtimes and libraries of JavaScript, Haskell, Go, Python, Rust and C#. */
export const languages: AliasList = {
  from: 'other languages',
  aliases: [
    {
      name: 'Promise.any',
      means: ['ZIO#raceAll', 'ZIO#race'],
      reason: 'JavaScript: the first success wins',
    },
    {
      name: 'Promise.withResolvers',
      means: ['Promise.make'],
      reason: 'JavaScript: completed from outside',
    },
    {
      name: 'AbortController',
      means: ['Fiber#interrupt', 'Interruption'],
      reason: 'JavaScript: stops running work',
    },
    {
      name: 'AsyncLocalStorage',
      means: ['FiberRef'],
      reason: 'JavaScript: a value for the running fiber',
    },
    {
      name: 'console.log',
      means: ['Console.printLine', 'ZIO#debug'],
      reason: 'JavaScript: prints a line',
    },
    {
      name: 'JSON.stringify',
      means: ['toJson', 'Encoding JSON'],
      reason: 'JavaScript: writes a value as JSON',
    },
    { name: 'EventEmitter', means: ['Hub'], reason: 'JavaScript: notifies all listeners' },
    {
      name: 'p-limit',
      means: ['ZIO#withParallelism', 'Semaphore'],
      reason: 'JavaScript: a limit on how many run',
    },
    {
      name: 'Effect.runPromise',
      means: ['runToFuture', 'Run an effect from other code'],
      reason: 'Effect for TypeScript: runs an effect as a promise',
    },
    {
      name: 'Effect.catchTag',
      means: ['ZIO#catchSome', 'Union types'],
      reason: 'Effect for TypeScript: handles some failures',
    },
    {
      name: 'Data.TaggedError',
      means: ['Algebraic data types for errors'],
      reason: 'Effect for TypeScript: a failure with a name',
    },
    { name: 'forkIO', means: ['ZIO#fork', 'ZIO#forkDaemon'], reason: 'Haskell: runs concurrently' },
    { name: 'threadDelay', means: ['ZIO.sleep'], reason: 'Haskell: waits' },
    { name: 'IORef', means: ['Ref'], reason: 'Haskell: a value that changes' },
    {
      name: 'mapConcurrently',
      means: ['ZIO.foreachPar'],
      reason: 'Haskell: an effect for each element in parallel',
    },
    {
      name: 'withAsync',
      means: ['ZIO#forkScoped'],
      reason: 'Haskell: runs concurrently while it is used',
    },
    {
      name: 'replicateM',
      means: ['ZIO#replicateZIO'],
      reason: 'Haskell, and ZIO 1: several times',
    },
    {
      name: 'context.WithTimeout',
      means: ['ZIO#timeout', 'ZIO#timeoutFail'],
      reason: 'Go: a time limit',
    },
    {
      name: 'context.WithCancel',
      means: ['Fiber#interrupt', 'Interruption'],
      reason: 'Go: stops running work',
    },
    {
      name: 'context.WithValue',
      means: ['FiberRef', 'Fiber-local state'],
      reason: 'Go: a value for the running fiber',
    },
    {
      name: 'sync.WaitGroup',
      means: ['ZIO.foreachParDiscard', 'Fiber.joinAll'],
      reason: 'Go: waits for all of them',
    },
    {
      name: 'errgroup',
      means: ['ZIO.foreachPar', 'One failure interrupts the other effects'],
      reason: 'Go: one failure stops the others',
    },
    { name: 'sync.Mutex', means: ['Semaphore'], reason: 'Go: one at a time' },
    { name: 'sync.Pool', means: ['ZPool'], reason: 'Go: things that are used again' },
    {
      name: 'singleflight',
      means: ['memoize and cached: one run for many callers', 'Cache'],
      reason: 'Go: callers with the same request share one run',
    },
    {
      name: 'asyncio.gather',
      means: ['ZIO.collectAllPar', 'ZIO.foreachPar'],
      reason: 'Python: waits for all of them',
    },
    {
      name: 'asyncio.wait_for',
      means: ['ZIO#timeoutFail', 'ZIO#timeout'],
      reason: 'Python: a time limit',
    },
    { name: 'asyncio.create_task', means: ['ZIO#fork'], reason: 'Python: runs concurrently' },
    {
      name: 'with statement',
      means: ['ZIO.scoped', 'ZIO.acquireReleaseWith'],
      reason: 'Python: closes after use',
    },
    {
      name: 'context manager',
      means: ['ZIO.acquireRelease', 'ZIO.scoped'],
      reason: 'Python: opens and closes',
    },
    { name: 'contextvars', means: ['FiberRef'], reason: 'Python: a value for the running fiber' },
    {
      name: 'lru_cache',
      means: ['ZIO.memoize', 'ZIO Cache'],
      reason: 'Python: keeps the results of a function',
    },
    {
      name: 'sys.argv',
      means: ['Arguments', 'getArgs'],
      reason: 'Python: command-line arguments',
    },
    {
      name: 'tokio::spawn',
      means: ['ZIO#fork', 'ZIO#forkDaemon'],
      reason: 'Rust: runs concurrently',
    },
    {
      name: 'tokio::select!',
      means: ['ZIO#raceFirst', 'ZIO#raceWith'],
      reason: 'Rust: continues with the first to finish',
    },
    {
      name: 'spawn_blocking',
      means: ['ZIO.attemptBlocking'],
      reason: 'Rust: runs code that blocks on a thread',
    },
    { name: 'JoinHandle', means: ['Fiber', 'Fiber#join'], reason: 'Rust: what was started' },
    { name: 'broadcast channel', means: ['Hub'], reason: 'Rust: each reader sees every message' },
    { name: 'mpsc', means: ['Queue'], reason: 'Rust: hands values over' },
    {
      name: 'RAII',
      means: ['Scope', 'ZIO.acquireRelease'],
      reason: 'C++, Rust: a resource lives as long as its block',
    },
    {
      name: 'Task.WhenAll',
      means: ['ZIO.collectAllPar', 'ZIO.foreachPar'],
      reason: 'C#: waits for all of them',
    },
    {
      name: 'Task.WhenAny',
      means: ['ZIO#raceFirst', 'ZIO#raceAll'],
      reason: 'C#: the first to finish wins',
    },
    {
      name: 'CancellationToken',
      means: ['Interruption', 'Fiber#interrupt'],
      reason: 'C#: stops running work',
    },
    {
      name: 'TaskCompletionSource',
      means: ['Promise'],
      reason: 'C#: set once, awaited by many fibers',
    },
    { name: 'Promise.reject', means: ['ZIO.fail'], reason: 'JavaScript: a failure' },
    {
      name: 'Promise.resolve',
      means: ['ZIO.succeed'],
      reason: 'JavaScript: a value that is there',
    },
    {
      name: 'unhandledRejection',
      means: ['Errors of forked fibers'],
      reason: 'JavaScript: an error that nobody handles',
    },
    { name: 'setImmediate', means: ['ZIO.yieldNow'], reason: 'JavaScript: lets others run' },
    {
      name: 'AbortSignal.timeout',
      means: ['ZIO#timeout', 'ZIO#timeoutFail'],
      reason: 'JavaScript: a time limit',
    },
    { name: 'p-retry', means: ['ZIO#retry', 'Schedule'], reason: 'JavaScript: tries again' },
    {
      name: 'Context.Tag',
      means: ['The service pattern', 'ZLayer'],
      reason: 'Effect for TypeScript: a service',
    },
    {
      name: 'Effect.all',
      means: ['ZIO.collectAllPar', 'ZIO.collectAll'],
      reason: 'Effect for TypeScript: a collection of effects',
    },
    {
      name: 'tokio::time::timeout',
      means: ['ZIO#timeout', 'ZIO#timeoutFail'],
      reason: 'Rust: a time limit',
    },
    { name: 'tokio::join!', means: ['ZIO#zipPar'], reason: 'Rust: results of several effects' },
    {
      name: 'oneshot channel',
      means: ['Promise'],
      reason: 'Rust: set once, awaited by another task',
    },
    {
      name: 'JoinSet',
      means: ['ZIO.foreachPar', 'Fiber.joinAll'],
      reason: 'Rust: waits for all of them',
    },
    { name: 'map_err', means: ['ZIO#mapError'], reason: 'Rust: changes a failure' },
    {
      name: 'unwrap_or_else',
      means: ['ZIO#catchAll', 'ZIO#orElse'],
      reason: 'Rust: a replacement for a failure',
    },
    {
      name: 'catch_unwind',
      means: ['ZIO#catchAllDefect', 'Sandboxing'],
      reason: 'Rust: handles a panic',
    },
    {
      name: 'thiserror',
      means: ['Algebraic data types for errors'],
      reason: 'Rust: a type of failures',
    },
    { name: 'sync.Once', means: ['ZIO#memoize'], reason: 'Go: runs only once' },
    { name: 'sync.RWMutex', means: ['TReentrantLock'], reason: 'Go: many readers or one writer' },
    {
      name: 'GOMAXPROCS',
      means: ['Which threads ZIO uses', 'Threads and blocking code'],
      reason: 'Go: how many threads run',
    },
    {
      name: 'signal.Notify',
      means: ['Ctrl-C and SIGTERM'],
      reason: 'Go: the process is told to stop',
    },
    { name: 'os.Getenv', means: ['System.env'], reason: 'Go: a variable of the environment' },
    {
      name: 'context.DeadlineExceeded',
      means: ['ZIO#timeoutFail', 'Timing out'],
      reason: 'Go: time was up',
    },
    {
      name: 'asyncio.TaskGroup',
      means: ['ZIO.foreachPar', 'One failure interrupts the other effects'],
      reason: 'Python: one failure stops the others',
    },
    {
      name: 'asyncio.shield',
      means: ['ZIO#uninterruptible', 'ZIO#disconnect'],
      reason: 'Python: no interruption inside',
    },
    {
      name: 'asyncio.to_thread',
      means: ['ZIO.attemptBlocking'],
      reason: 'Python: runs code that blocks on a thread',
    },
    {
      name: 'run_in_executor',
      means: ['ZIO.attemptBlocking', 'ZIO#onExecutor'],
      reason: 'Python: runs code on another pool',
    },
    { name: 'asyncio.Event', means: ['Promise'], reason: 'Python: waits until it is set' },
    { name: 'CancelledError', means: ['Interruption'], reason: 'Python: the task was stopped' },
    {
      name: 'ExitStack',
      means: ['Scope', 'Several resources in one scope'],
      reason: 'Python: closes several after use',
    },
    { name: 'os.environ', means: ['System.env'], reason: 'Python: variables of the environment' },
    {
      name: 'try except',
      means: ['ZIO.attempt', 'ZIO#catchAll'],
      reason: 'Python: handles an exception',
    },
    {
      name: 'json.loads',
      means: ['fromJson', 'Decoding JSON'],
      reason: 'Python: reads a text as JSON',
    },
    {
      name: 'json.dumps',
      means: ['toJson', 'Encoding JSON'],
      reason: 'Python: writes a value as JSON',
    },
    { name: 'TVar', means: ['TRef'], reason: 'Haskell: a value inside transactions' },
    {
      name: 'TBQueue',
      means: ['TQueue.bounded', 'TQueue'],
      reason: 'Haskell: a queue inside transactions',
    },
    { name: 'TChan', means: ['THub', 'TQueue'], reason: 'Haskell: messages inside transactions' },
    { name: 'dosync', means: ['STM'], reason: 'Clojure: runs a transaction' },
  ],
};
