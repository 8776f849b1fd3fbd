import type { AliasList } from './alias';

/** Names from Pekko Streams, Reactor, RxJava, fs2, Monix, Kotlin Flow, and from streams of other languages. */
export const streams: AliasList = {
  from: 'streaming libraries',
  aliases: [
    {
      name: 'mapAsyncUnordered',
      means: ['ZStream#mapZIOParUnordered', 'ZStream#mapZIOPar'],
      reason: 'Akka Streams: effects in parallel, results in any order',
    },
    {
      name: 'statefulMapConcat',
      means: ['State and sliding windows: mapAccum, scan, and sliding', 'ZStream#mapAccum'],
      reason: 'Akka Streams: state from element to element',
    },
    {
      name: 'flatMapConcat',
      means: ['ZStream#flatMap'],
      reason: 'Akka Streams, Kotlin: one inner stream after the other',
    },
    {
      name: 'flatMapMerge',
      means: ['ZStream#flatMapPar'],
      reason: 'Akka Streams, Kotlin: several inner streams at a time',
    },
    {
      name: 'conflateWithSeed',
      means: [
        'aggregateAsync: batches that grow while the consumer is busy',
        'ZStream#aggregateAsync',
      ],
      reason: 'Akka Streams: combines elements while the consumer is busy',
    },
    {
      name: 'conflate',
      means: [
        'aggregateAsync: batches that grow while the consumer is busy',
        'ZStream#aggregateAsync',
      ],
      reason: 'Akka Streams, fs2: combines elements while the consumer is busy',
    },
    {
      name: 'batchWeighted',
      means: ['aggregateAsync: batches that grow while the consumer is busy', 'ZSink.foldWeighted'],
      reason: 'Akka Streams: batches with a limit on their weight',
    },
    {
      name: 'groupedWeighted',
      means: ['ZSink.foldWeighted'],
      reason: 'Akka Streams: groups with a limit on their weight',
    },
    {
      name: 'RestartSource',
      means: ['ZStream#retry', 'Resume where the stream failed'],
      reason: 'Akka Streams: starts a failed stream again',
    },
    {
      name: 'recoverWithRetries',
      means: ['ZStream#catchAll', 'ZStream#retry'],
      reason: 'Akka Streams: continues with another stream',
    },
    {
      name: 'Source.queue',
      means: ['ZStream.fromQueue'],
      reason: 'Akka Streams: elements that are offered from outside',
    },
    { name: 'Source.single', means: ['ZStream.succeed'], reason: 'Akka Streams: one element' },
    {
      name: 'Source.tick',
      means: ['ZStream.tick'],
      reason: 'Akka Streams: an element at intervals',
    },
    {
      name: 'Source.unfoldAsync',
      means: ['ZStream.unfoldZIO', 'ZStream.paginateZIO'],
      reason: 'Akka Streams: the next element from a state, with an effect',
    },
    {
      name: 'Source.unfoldResource',
      means: ['ZStream.acquireReleaseWith'],
      reason: 'Akka Streams: reads from what is opened and closed',
    },
    {
      name: 'Source.lazySource',
      means: ['ZStream.suspend', 'ZStream.unwrap'],
      reason: 'Akka Streams: creates the stream when it runs',
    },
    {
      name: 'FileIO.fromPath',
      means: ['ZStream.fromPath', 'Files and input streams'],
      reason: 'Akka Streams: reads a file',
    },
    {
      name: 'FileIO.toPath',
      means: ['Write a stream to a file, a queue, or a hub', 'ZSink.fromPath'],
      reason: 'Akka Streams: writes a file',
    },
    {
      name: 'Framing.delimiter',
      means: ['ZPipeline.splitOn', 'ZPipeline.splitLines'],
      reason: 'Akka Streams: cuts bytes at a separator',
    },
    {
      name: 'Framing.lengthField',
      means: ['A parser for messages with a length prefix'],
      reason: 'Akka Streams: messages that begin with their length',
    },
    {
      name: 'Sink.seq',
      means: ['ZStream#runCollect', 'ZSink.collectAll'],
      reason: 'Akka Streams: collects all elements',
    },
    {
      name: 'Sink.ignore',
      means: ['ZStream#runDrain', 'ZSink.drain'],
      reason: 'Akka Streams: runs a stream for its effects',
    },
    {
      name: 'Sink.foreach',
      means: ['ZStream#runForeach', 'ZSink.foreach'],
      reason: 'Akka Streams: an effect for each element',
    },
    {
      name: 'Sink.head',
      means: ['ZStream#runHead', 'ZSink.head'],
      reason: 'Akka Streams: the first element',
    },
    {
      name: 'Sink.fold',
      means: ['ZStream#runFold', 'ZSink.foldLeft'],
      reason: 'Akka Streams: folds all elements',
    },
    {
      name: 'viaMat',
      means: ['ZStream#via'],
      reason: 'Akka Streams: results belong to sinks here',
    },
    {
      name: 'ActorMaterializer',
      means: ['Create, transform, and run a stream'],
      reason: 'Akka Streams: streams run without one',
    },
    {
      name: 'KillSwitch',
      means: ['Stop a stream: interruptWhen and haltWhen', 'ZStream#interruptWhen'],
      reason: 'Akka Streams: stops a stream from outside',
    },
    {
      name: 'BroadcastHub',
      means: ['broadcast: several consumers of one stream', 'ZStream#broadcastDynamic'],
      reason: 'Akka Streams: consumers that come and go',
    },
    { name: 'alsoTo', means: ['ZStream#tapSink'], reason: 'Akka Streams: a second sink' },
    {
      name: 'divertTo',
      means: ['ZStream#partition'],
      reason: 'Akka Streams: some elements go elsewhere',
    },
    {
      name: 'wireTap',
      means: ['ZStream#tap', 'ZStream#tapSink'],
      reason: 'Akka Streams: looks at the elements',
    },
    {
      name: 'takeWithin',
      means: ['Time limits: timeout, haltAfter, and interruptAfter', 'ZStream#interruptAfter'],
      reason: 'Akka Streams: ends after some time',
    },
    {
      name: 'OverflowStrategy.dropHead',
      means: ['buffer, bufferDropping, and bufferSliding', 'ZStream#bufferSliding'],
      reason: 'Akka Streams: a full buffer drops the oldest',
    },
    {
      name: 'OverflowStrategy.dropNew',
      means: ['buffer, bufferDropping, and bufferSliding', 'ZStream#bufferDropping'],
      reason: 'Akka Streams: a full buffer drops what arrives',
    },
    {
      name: 'async boundary',
      means: ['ZStream#buffer', 'Buffers and rate limits'],
      reason: 'Akka Streams: producer and consumer side by side',
    },
    {
      name: 'scanAsync',
      means: ['State and sliding windows: mapAccum, scan, and sliding', 'ZStream#scanZIO'],
      reason: 'Akka Streams: a running total with effects',
    },
    {
      name: 'mapMaterializedValue',
      means: ['ZSink#map', 'Change the result with map and mapZIO'],
      reason: 'Akka Streams: changes the result of a run',
    },
    {
      name: 'Flux.just',
      means: ['ZStream.apply', 'Creating streams'],
      reason: 'Reactor: a stream of given elements',
    },
    {
      name: 'Flux.fromIterable',
      means: ['ZStream.fromIterable'],
      reason: 'Reactor: the elements of a collection',
    },
    {
      name: 'Flux.create',
      means: ['Callbacks: async', 'ZStream.async'],
      reason: 'Reactor: elements from callbacks',
    },
    {
      name: 'Flux.generate',
      means: ['ZStream.unfold'],
      reason: 'Reactor: the next element from a state',
    },
    {
      name: 'Flux.defer',
      means: ['ZStream.suspend'],
      reason: 'Reactor: creates the stream when it runs',
    },
    { name: 'Flux.interval', means: ['ZStream.tick'], reason: 'Reactor: an element at intervals' },
    {
      name: 'Flux.using',
      means: ['ZStream.acquireReleaseWith', 'Resourceful streams'],
      reason: 'Reactor: a stream that closes what it uses',
    },
    {
      name: 'Flux.flatMap',
      means: ['ZStream#flatMapPar'],
      reason: 'Reactor: several inner streams at a time',
    },
    {
      name: 'concatMap',
      means: ['ZStream#flatMap'],
      reason: 'Reactor, RxJava: one inner stream after the other',
    },
    {
      name: 'mergeMap',
      means: ['ZStream#flatMapPar'],
      reason: 'RxJS: several inner streams at a time',
    },
    {
      name: 'switchMap',
      means: ['ZStream#flatMapParSwitch'],
      reason: 'Reactor, RxJava, fs2: a new element stops the earlier inner stream',
    },
    {
      name: 'flatMapLatest',
      means: ['ZStream#flatMapParSwitch'],
      reason: 'Kotlin: a new element stops the earlier inner stream',
    },
    {
      name: 'collectLatest',
      means: ['ZStream#flatMapParSwitch'],
      reason: 'Kotlin: a new element stops work on the earlier one',
    },
    {
      name: 'flatMapSequential',
      means: ['ZStream#mapZIOPar'],
      reason: 'Reactor: in parallel, with results in order',
    },
    {
      name: 'bufferTimeout',
      means: ['Batches by size or time with groupedWithin', 'ZStream#groupedWithin'],
      reason: 'Reactor: batches by size or time',
    },
    {
      name: 'collectList',
      means: ['ZStream#runCollect'],
      reason: 'Reactor: collects all elements',
    },
    {
      name: 'blockLast',
      means: ['ZStream#runLast', 'Run an effect from other code'],
      reason: 'Reactor: runs a stream and waits',
    },
    {
      name: 'distinctUntilChanged',
      means: ['ZStream#changes'],
      reason: 'Reactor, RxJava, Kotlin: drops repetitions',
    },
    {
      name: 'throttleFirst',
      means: [
        'Rate limits: throttleShape, throttleEnforce, and debounce',
        'ZStream#throttleEnforce',
      ],
      reason: 'RxJava: drops what comes too fast',
    },
    {
      name: 'throttleWithTimeout',
      means: ['Rate limits: throttleShape, throttleEnforce, and debounce', 'ZStream#debounce'],
      reason: 'RxJava: waits until nothing comes',
    },
    {
      name: 'sampleTimeout',
      means: ['Rate limits: throttleShape, throttleEnforce, and debounce', 'ZStream#debounce'],
      reason: 'Reactor: waits until nothing comes',
    },
    {
      name: 'delayElements',
      means: ['ZStream#schedule', 'Schedule.spaced'],
      reason: 'Reactor: waits before each element',
    },
    {
      name: 'onBackpressureBuffer',
      means: ['buffer, bufferDropping, and bufferSliding', 'ZStream#buffer'],
      reason: 'Reactor, RxJava: a buffer before a slow consumer',
    },
    {
      name: 'onBackpressureDrop',
      means: ['buffer, bufferDropping, and bufferSliding', 'ZStream#bufferDropping'],
      reason: 'Reactor, RxJava: drops what arrives too fast',
    },
    {
      name: 'onBackpressureLatest',
      means: ['buffer, bufferDropping, and bufferSliding', 'ZStream#bufferSliding'],
      reason: 'Reactor, RxJava: keeps the latest element',
    },
    {
      name: 'combineLatest',
      means: ['zip and zipLatest: pairs of elements', 'ZStream#zipLatest'],
      reason: 'Reactor, RxJava: pairs the latest elements',
    },
    {
      name: 'concatWith',
      means: ['ZStream#concat'],
      reason: 'Reactor, RxJava: one stream after the other',
    },
    {
      name: 'takeUntilOther',
      means: ['ZStream#haltWhen', 'ZStream#interruptWhen'],
      reason: 'Reactor: ends when something else happens',
    },
    {
      name: 'publishOn',
      means: ['ZStream#buffer', 'ZIO#onExecutor'],
      reason: 'Reactor: where it runs',
    },
    {
      name: 'doOnComplete',
      means: ['ZStream#ensuring', 'How a stream ends'],
      reason: 'Reactor, RxJava: runs at the end',
    },
    { name: 'PublishSubject', means: ['Hub'], reason: 'RxJava: notifies all listeners' },
    {
      name: 'BehaviorSubject',
      means: ['SubscriptionRef'],
      reason: 'RxJava: a value that others watch',
    },
    {
      name: 'ConnectableFlux',
      means: ['broadcast: several consumers of one stream', 'ZStream#broadcastDynamic'],
      reason: 'Reactor: several consumers share one run',
    },
    {
      name: 'Flowable',
      means: ['ZStream'],
      reason: 'RxJava: values over time, with back pressure',
    },
    {
      name: 'StepVerifier.withVirtualTime',
      means: ['Streams on the test clock', 'TestClock'],
      reason: 'Reactor: time that a test moves',
    },
    {
      name: 'Flux.subscribe',
      means: ['ZStream#runForeach', 'A stream in the background'],
      reason: 'Reactor: runs a stream',
    },
    {
      name: 'Stream.emits',
      means: ['ZStream.fromIterable'],
      reason: 'fs2: the elements of a collection',
    },
    { name: 'Stream.eval', means: ['ZStream.fromZIO'], reason: 'fs2: the result of an effect' },
    {
      name: 'Stream.evals',
      means: ['ZStream.fromIterableZIO'],
      reason: 'fs2: a collection that an effect returns',
    },
    {
      name: 'Stream.repeatEval',
      means: ['ZStream.repeatZIO'],
      reason: 'fs2: the same effect again and again',
    },
    {
      name: 'Stream.unfoldEval',
      means: ['ZStream.unfoldZIO', 'ZStream.paginateZIO'],
      reason: 'fs2: the next element from a state, with an effect',
    },
    { name: 'Stream.awakeEvery', means: ['ZStream.tick'], reason: 'fs2: an element at intervals' },
    {
      name: 'Stream.fixedRate',
      means: ['ZStream.fromSchedule', 'spaced or fixed: a slow consumer shifts the ticks'],
      reason: 'fs2: an element at intervals',
    },
    {
      name: 'Stream.resource',
      means: ['ZStream.scoped'],
      reason: 'fs2: a resource for the time of a stream',
    },
    {
      name: 'Stream.bracket',
      means: ['ZStream.acquireReleaseWith', 'Resourceful streams'],
      reason: 'fs2: a stream that closes what it uses',
    },
    { name: 'Stream.raiseError', means: ['ZStream.fail'], reason: 'fs2: a stream that fails' },
    {
      name: 'Stream.fromQueueNoneTerminated',
      means: ['End a stream that reads from a queue', 'ZStream.fromQueue'],
      reason: 'fs2: a queue that says when it ends',
    },
    { name: 'evalTap', means: ['ZStream#tap'], reason: 'fs2: an effect for each element' },
    {
      name: 'evalFilter',
      means: ['ZStream#filterZIO'],
      reason: 'fs2: keeps elements, with an effect',
    },
    {
      name: 'evalScan',
      means: ['State and sliding windows: mapAccum, scan, and sliding', 'ZStream#scanZIO'],
      reason: 'fs2: a running total with effects',
    },
    {
      name: 'evalMapAccumulate',
      means: ['State and sliding windows: mapAccum, scan, and sliding', 'ZStream#mapAccumZIO'],
      reason: 'fs2: state from element to element, with effects',
    },
    {
      name: 'mapAccumulate',
      means: ['State and sliding windows: mapAccum, scan, and sliding', 'ZStream#mapAccum'],
      reason: 'fs2: state from element to element',
    },
    {
      name: 'parEvalMapUnordered',
      means: ['ZStream#mapZIOParUnordered'],
      reason: 'fs2: effects in parallel, results in any order',
    },
    {
      name: 'parJoin',
      means: ['ZStream#flattenPar', 'ZStream#flatMapPar'],
      reason: 'fs2: several inner streams at a time',
    },
    { name: 'compile.toList', means: ['ZStream#runCollect'], reason: 'fs2: collects all elements' },
    {
      name: 'compile.drain',
      means: ['ZStream#runDrain'],
      reason: 'fs2: runs a stream for its effects',
    },
    {
      name: 'broadcastThrough',
      means: ['broadcast: several consumers of one stream', 'ZStream#broadcast'],
      reason: 'fs2: several consumers of one stream',
    },
    {
      name: 'onFinalizeCase',
      means: ['ZStream#ensuringWith'],
      reason: 'fs2: runs at the end, and receives the outcome',
    },
    {
      name: 'mergeHaltBoth',
      means: ['merge with a HaltStrategy', 'ZStream#mergeHaltEither'],
      reason: 'fs2: ends with the first of two streams',
    },
    {
      name: 'mergeHaltL',
      means: ['merge with a HaltStrategy', 'ZStream#mergeHaltLeft'],
      reason: 'fs2: ends with the first stream',
    },
    {
      name: 'groupWithin',
      means: ['Batches by size or time with groupedWithin', 'ZStream#groupedWithin'],
      reason: 'fs2: batches by size or time',
    },
    { name: 'chunkN', means: ['ZStream#rechunk'], reason: 'fs2: chunks of one size' },
    { name: 'unchunks', means: ['ZStream#flattenChunks'], reason: 'fs2: the elements of chunks' },
    {
      name: 'unNoneTerminate',
      means: ['ZStream#collectWhileSome'],
      reason: 'fs2: ends at the first None',
    },
    { name: 'unNone', means: ['ZStream#collectSome'], reason: 'fs2: drops each None' },
    {
      name: 'prefetch',
      means: ['buffer, bufferDropping, and bufferSliding', 'ZStream#buffer'],
      reason: 'fs2: prepares elements while the consumer is busy',
    },
    {
      name: 'metered',
      means: ['Rate limits: throttleShape, throttleEnforce, and debounce', 'ZStream#throttleShape'],
      reason: 'fs2: limits how fast elements come',
    },
    {
      name: 'pull.uncons',
      means: ['ZStream#toPull', 'ZStream#peel'],
      reason: 'fs2: the next chunk by hand',
    },
    {
      name: 'Pull.output',
      means: ['ZChannel.write', 'ZChannel'],
      reason: 'fs2: emits from a pull',
    },
    { name: 'text.utf8.decode', means: ['ZPipeline.utf8Decode'], reason: 'fs2: bytes to text' },
    { name: 'text.lines', means: ['ZPipeline.splitLines'], reason: 'fs2: cuts text into lines' },
    {
      name: 'Files.readAll',
      means: ['ZStream.fromPath', 'Files and input streams'],
      reason: 'fs2: reads a file',
    },
    {
      name: 'Files.writeAll',
      means: ['Write a stream to a file, a queue, or a hub', 'ZSink.fromPath'],
      reason: 'fs2: writes a file',
    },
    { name: 'SignallingRef', means: ['SubscriptionRef'], reason: 'fs2: a value that others watch' },
    {
      name: 'readInputStream',
      means: ['ZStream.fromInputStream'],
      reason: 'fs2: reads what Java opened',
    },
    {
      name: 'Observable.mapEval',
      means: ['ZStream#mapZIO'],
      reason: 'Monix: an effect for each element',
    },
    {
      name: 'mapParallelOrdered',
      means: ['ZStream#mapZIOPar'],
      reason: 'Monix: effects in parallel, results in order',
    },
    {
      name: 'mapParallelUnordered',
      means: ['ZStream#mapZIOParUnordered'],
      reason: 'Monix: effects in parallel, results in any order',
    },
    {
      name: 'bufferTimedAndCounted',
      means: ['Batches by size or time with groupedWithin', 'ZStream#groupedWithin'],
      reason: 'Monix: batches by size or time',
    },
    { name: 'bufferTumbling', means: ['ZStream#grouped'], reason: 'Monix: batches by size' },
    { name: 'toListL', means: ['ZStream#runCollect'], reason: 'Monix: collects all elements' },
    { name: 'foldLeftL', means: ['ZStream#runFold'], reason: 'Monix: folds all elements' },
    { name: 'ConcurrentSubject', means: ['Hub'], reason: 'Monix: notifies all listeners' },
    {
      name: 'callbackFlow',
      means: ['Callbacks: async', 'ZStream.async'],
      reason: 'Kotlin: elements from callbacks',
    },
    { name: 'MutableSharedFlow', means: ['Hub'], reason: 'Kotlin: notifies all listeners' },
    { name: 'stateIn', means: ['SubscriptionRef'], reason: 'Kotlin: a value that others watch' },
    {
      name: 'shareIn',
      means: ['broadcast: several consumers of one stream', 'ZStream#broadcastDynamic'],
      reason: 'Kotlin: several consumers share one run',
    },
    {
      name: 'launchIn',
      means: ['A stream in the background', 'ZStream#runDrain'],
      reason: 'Kotlin: runs a stream on another fiber',
    },
    {
      name: 'consumeAsFlow',
      means: ['ZStream.fromQueue'],
      reason: 'Kotlin: the values of a channel',
    },
    {
      name: 'Channel.CONFLATED',
      means: ['Queue.sliding'],
      reason: 'Kotlin: keeps only the latest value',
    },
    {
      name: 'for await',
      means: ['ZStream#runForeach'],
      reason: 'JavaScript: an effect for each element',
    },
    {
      name: 'async generator',
      means: ['ZStream.unfoldZIO', 'Creating streams'],
      reason: 'JavaScript, Python: values over time',
    },
    { name: 'ReadableStream', means: ['ZStream'], reason: 'JavaScript: values over time' },
    { name: 'WritableStream', means: ['ZSink'], reason: 'JavaScript: where elements go' },
    { name: 'TransformStream', means: ['ZPipeline'], reason: 'JavaScript: changes elements' },
    {
      name: 'pipeThrough',
      means: ['ZStream#via'],
      reason: 'JavaScript: passes a stream through a pipeline',
    },
    {
      name: 'lodash.debounce',
      means: ['Rate limits: throttleShape, throttleEnforce, and debounce', 'ZStream#debounce'],
      reason: 'JavaScript: waits until nothing comes',
    },
    {
      name: 'for_each_concurrent',
      means: ['ZStream#mapZIOParUnordered', 'ZIO.foreachParDiscard'],
      reason: 'Rust: an effect for each element in parallel',
    },
    {
      name: 'buffer_unordered',
      means: ['ZStream#mapZIOParUnordered'],
      reason: 'Rust: effects in parallel, results in any order',
    },
    {
      name: 'FuturesUnordered',
      means: ['ZStream#mapZIOParUnordered', 'ZIO.foreachPar'],
      reason: 'Rust: results in the order in which they finish',
    },
    {
      name: 'watch::channel',
      means: ['SubscriptionRef'],
      reason: 'Rust: a value that others watch',
    },
    {
      name: 'time.NewTicker',
      means: ['ZStream.tick', 'Schedule.fixed'],
      reason: 'Go: an event at intervals',
    },
    {
      name: 'bufio.Scanner',
      means: ['ZPipeline.splitLines', 'ZStream.fromInputStream'],
      reason: 'Go: reads line by line',
    },
    {
      name: 'java.util.stream.Stream',
      means: ['ZStream.fromJavaStream'],
      reason: 'Java: elements that are pulled',
    },
    {
      name: 'Files.lines',
      means: ['ZPipeline.splitLines', 'Read a file line by line'],
      reason: 'Java: reads a file line by line',
    },
    {
      name: 'Collectors.groupingBy',
      means: ['ZStream#groupByKey', 'ZSink.collectAllToMap'],
      reason: 'Java: groups by key',
    },
    {
      name: 'PipedInputStream',
      means: ['ZStream#toInputStream'],
      reason: 'Java: reads what another thread writes',
    },
    {
      name: 'asyncio.as_completed',
      means: ['ZStream#mapZIOParUnordered'],
      reason: 'Python: results in the order in which they finish',
    },
    { name: 'itertools.batched', means: ['ZStream#grouped'], reason: 'Python: batches by size' },
  ],
};
