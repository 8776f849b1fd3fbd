import type { MovedPages } from './types';

/** The same names in another folder. */
function moved(
  from: string,
  to: string,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [`${from}/${name}`, `${to}/${name}`]));
}

/** Index pages, whose address is their folder's. */
function indexes(folders: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(folders).map(([from, to]) => [from, `${to}/index`]));
}

const stm = ['tarray', 'trandom', 'tset', 'tmap', 'tref', 'tpriorityqueue', 'tpromise', 'tqueue'];
const layers = ['zlayer', 'rlayer', 'ulayer', 'layer', 'urlayer', 'tasklayer'];
const services = ['console', 'clock', 'random', 'system'];

export const layouts: readonly MovedPages[] = [
  {
    reason:
      'A compiler message names this address if you handle errors of an effect that cannot fail.',
    pages: { can_fail: 'reference/error-management/exceptional-and-unexceptional-effects' },
  },
  {
    reason: 'The names of the course pages used to begin with the name of their section.',
    pages: {
      'overview/overview_index': 'overview/summary',
      'overview/overview_creating_effects': 'overview/creating-effects',
      'overview/overview_basic_operations': 'overview/basic-operations',
      'overview/overview_handling_errors': 'overview/handling-errors',
      'overview/overview_handling_resources': 'overview/handling-resources',
      'overview/overview_basic_concurrency': 'overview/basic-concurrency',
      'overview/overview_testing_effects': 'reference/test/index',
      'overview/overview_running_effects': 'overview/running-effects',
      'overview/overview_performance': 'overview/performance',
      'overview/overview_platforms': 'overview/platforms',
    },
  },
  {
    reason: 'Before ZIO 2.0, the reference was called data types and had other folders.',
    pages: {
      ...indexes({
        datatypes: 'reference',
        'datatypes/contextual': 'reference/contextual',
        'datatypes/contextual/services': 'reference/services',
        'datatypes/fiber': 'reference/fiber',
        'datatypes/concurrency': 'reference/concurrency',
        'datatypes/stm': 'reference/stm',
        'datatypes/resource': 'reference/resource',
        'datatypes/stream': 'reference/stream',
        'datatypes/metrics': 'reference/observability/metrics',
      }),
      'datatypes/core/zio': 'reference/core/zio/zio',
      ...moved('datatypes/core', 'reference/core', ['zioapp', 'runtime', 'exit', 'cause']),
      ...moved('datatypes/core/zio', 'reference/core/zio', [
        'zio',
        'uio',
        'urio',
        'task',
        'rio',
        'io',
      ]),
      ...moved('datatypes/core', 'reference/core/zio', ['uio', 'urio', 'task', 'rio', 'io']),
      ...moved('datatypes/contextual', 'reference/contextual', layers),
      ...moved('datatypes/contextual/services', 'reference/services', services),
      ...moved('datatypes/fiber', 'reference/fiber', ['fiber', 'fiberid', 'fiberstatus']),
      'datatypes/fiber/fiberref': 'reference/state-management/fiberref',
      'reference/fiber/fiberref': 'reference/state-management/fiberref',
      'datatypes/concurrency/zref': 'reference/concurrency/ref',
      'datatypes/concurrency/zrefsynchronized': 'reference/concurrency/refsynchronized',
      ...moved('datatypes/concurrency', 'reference/concurrency', [
        'ref',
        'refsynchronized',
        'promise',
        'queue',
        'hub',
        'semaphore',
      ]),
      ...moved('datatypes/stm', 'reference/stm', ['stm', ...stm, 'treentrantlock', 'tsemaphore']),
      'datatypes/stm/zthub': 'reference/stm/thub',
      'datatypes/resource/zmanaged': 'reference/resource/scope',
      'datatypes/resource/managed': 'reference/resource/scope',
      'datatypes/stream/zstream': 'reference/stream/zstream/index',
      'datatypes/stream/stream': 'reference/stream/zstream/type-aliases',
      'datatypes/stream/ustream': 'reference/stream/zstream/type-aliases',
      'datatypes/stream/ztransducer': 'reference/stream/zpipeline',
      'datatypes/stream/zsink': 'reference/stream/zsink/index',
      'datatypes/stream/subscription-ref': 'reference/stream/subscription-ref',
      ...moved('datatypes/metrics', 'reference/observability/metrics', [
        'counter',
        'gauge',
        'histogram',
        'summary',
        'metriclabel',
      ]),
      'datatypes/metrics/setcount': 'reference/observability/metrics/frequency',
      'datatypes/misc/chunk': 'reference/stream/chunk',
      'datatypes/misc/schedule': 'reference/schedule/index',
      'datatypes/misc/supervisor': 'reference/observability/supervisor',
    },
  },
  {
    reason: 'Guides were called how-tos, and use cases became reference pages.',
    pages: {
      howto: 'guides/index',
      'howto/use-test-assertions': 'reference/test/assertions/index',
      'howto/test-effects': 'reference/test/writing-our-first-test',
      'howto/handle-errors': 'reference/error-management/index',
      'howto/access-system-information': 'reference/services/system',
      'howto/use-zio-macros': 'reference/service-pattern/generating-accessor-methods-using-macros',
      ...moved('howto/interop', 'guides/interop', [
        'with-cats-effect',
        'with-future',
        'with-java',
        'with-javascript',
        'with-monix',
        'with-scalaz-7x',
        'with-reactive-streams',
        'with-twitter',
        'with-guava',
      ]),
      ...moved('howto/migrate', 'guides/migrate', ['from-monix', 'zio-2.x-migration-guide']),
      'usecases/usecases_index': 'overview/summary',
      'usecases/usecases_concurrency': 'overview/basic-concurrency',
      'usecases/usecases_parallelism': 'overview/basic-concurrency',
      'usecases/usecases_queueing': 'reference/concurrency/queue',
      'usecases/usecases_retrying': 'reference/error-management/recovering/retrying',
      'usecases/usecases_scheduling': 'reference/schedule/index',
      'usecases/usecases_streaming': 'reference/stream/index',
      'usecases/usecases_testing': 'reference/test/index',
    },
  },
  {
    reason:
      'Resources and the ecosystem became sections of their own, and the project’s pages moved to the top.',
    pages: {
      ...moved('resources/learning', 'resources', [
        'articles',
        'videos',
        'cookbooks',
        'cheatsheets',
        'sampleprojects',
        'poweredbyzio',
      ]),
      ...indexes({
        'resources/ecosystem/officials': 'ecosystem/officials',
        'resources/ecosystem/community': 'ecosystem/community',
      }),
      ...moved('resources/ecosystem', 'ecosystem', ['compatible', 'tools', 'templates']),
      'about/coding-guidelines': 'coding-guidelines',
      'about/contributing': 'contributor-guidelines',
      'about/contributing-to-documentation': 'contributing-to-documentation',
      'about/code-of-conduct': 'code-of-conduct',
      'about/faq': 'faq',
      'about/users': 'adopters',
    },
  },
];
