/** The types whose public operators the documentation covers. */
import { libraryTypes } from './library-types';
import type { CoveredType } from './model/covered-type';

const core = (
  name: string,
  home: readonly string[],
  also: readonly string[] = [],
): CoveredType => ({
  name: `zio.${name}`,
  also: also.map((one) => `zio.${one}`),
  library: null,
  section: 'reference',
  home,
});

const concurrent = (name: string): CoveredType => ({
  ...core(`concurrent.${name}`, [`reference/sync/${name.toLowerCase()}`]),
  dependencies: ['zio-concurrent'],
});

/** ZIO's own types, then those of companion libraries. */
export const coveredTypes: readonly CoveredType[] = [
  core('ZIO', ['reference'], ['ZIO.ZioRefineToOrDieOps']),
  core('Exit', ['reference/core/exit']),
  core('Cause', ['reference/core/cause']),
  core('Fiber', ['reference/fiber'], ['Fiber.Runtime']),
  core('Schedule', ['reference/schedule']),
  core('Ref', ['reference/concurrency'], ['Ref.Synchronized']),
  core('Promise', ['reference/concurrency']),
  core('Queue', ['reference/concurrency'], ['Dequeue', 'Enqueue']),
  core('Hub', ['reference/concurrency']),
  core('Semaphore', ['reference/concurrency']),
  core(
    'ZLayer',
    ['reference/contextual'],
    ['ZLayer.ZLayerInvariantOps', 'ZLayer.ZLayerProvideSomeOps'],
  ),
  core('stm.STM', ['reference/stm']),
  core('stm.ZSTM', ['reference/stm']),
  core('stm.TRef', ['reference/stm/tref']),
  core('stm.TMap', ['reference/stm/tmap']),
  core('stm.TSet', ['reference/stm/tset']),
  core('stm.TArray', ['reference/stm/tarray']),
  concurrent('ReentrantLock'),
  concurrent('CountdownLatch'),
  concurrent('CyclicBarrier'),
  concurrent('ConcurrentMap'),
  concurrent('ConcurrentSet'),
  concurrent('MVar'),
  core('FiberRef', ['reference/state-management']),
  core('ZState', ['reference/state-management']),
  core('Scope', ['reference/resource/scope'], ['Scope.Closeable']),
  core('ZPool', ['reference/resource/zpool']),
  core('ScopedRef', ['reference/resource/scopedref']),
  core('Reloadable', ['reference/service-pattern/reloadable-services']),
  core('Runtime', ['reference/core/runtime'], ['Runtime#UnsafeAPI']),
  core('Console', ['reference/services/console']),
  core('Clock', ['reference/services/clock']),
  core('Random', ['reference/services/random']),
  core('System', ['reference/services/system']),
  core('ZEnvironment', ['reference/contextual/zenvironment'], ['ZEnvironment.Patch']),
  core('stm.TQueue', ['reference/stm'], ['stm.TDequeue', 'stm.TEnqueue']),
  core('stm.TSemaphore', ['reference/stm']),
  core('stm.TPromise', ['reference/stm']),
  core('stm.TReentrantLock', ['reference/stm']),
  core('stm.THub', ['reference/stm']),
  core('stm.TPriorityQueue', ['reference/stm']),
  core('stm.TRandom', ['reference/stm']),
  core('stream.ZPipeline', ['reference/stream/zpipeline']),
  core('stream.ZSink', ['reference/stream/zsink']),
  core('stream.ZStream', ['reference/stream']),
  core('Chunk', ['reference/stream/chunk']),
  core('stream.SubscriptionRef', ['reference/stream/subscription-ref']),
  ...libraryTypes,
];
