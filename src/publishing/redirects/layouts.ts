/**
 * Former addresses whose content has moved to a page of this site: each address, without the leading
 * slash, and the id of the page that replaces it.
 */
export type MovedPages = Readonly<Record<string, string>>;

/** The same names, separated by spaces, in another folder. */
const moved = (from: string, to: string, names: string): MovedPages =>
  Object.fromEntries(names.split(' ').map((name) => [`${from}/${name}`, `${to}/${name}`]));

const aliases = 'uio urio task rio io';

export const layouts: readonly MovedPages[] = [
  // A compiler message names this address if you handle errors of an effect that cannot fail.
  { can_fail: 'reference/error-management/exceptional-and-unexceptional-effects' },
  // The names of the course pages used to begin with the name of their section.
  {
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
  // Before ZIO 2.0, the reference was called data types and had other folders.
  {
    datatypes: 'reference/index',
    'datatypes/contextual': 'reference/contextual/index',
    'datatypes/contextual/services': 'reference/services/index',
    'datatypes/fiber': 'reference/fiber/index',
    'datatypes/concurrency': 'reference/concurrency/index',
    'datatypes/stm': 'reference/stm/index',
    'datatypes/resource': 'reference/resource/index',
    'datatypes/stream': 'reference/stream/index',
    'datatypes/metrics': 'reference/observability/metrics/index',
    'datatypes/core/zio': 'reference/core/zio/zio',
    ...moved('datatypes/core', 'reference/core', 'zioapp runtime exit cause'),
    ...moved('datatypes/core/zio', 'reference/core/zio', `zio ${aliases}`),
    ...moved('datatypes/core', 'reference/core/zio', aliases),
    ...moved(
      'datatypes/contextual',
      'reference/contextual',
      'zlayer rlayer ulayer layer urlayer tasklayer',
    ),
    ...moved('datatypes/contextual/services', 'reference/services', 'console clock random system'),
    ...moved('datatypes/fiber', 'reference/fiber', 'fiber fiberid fiberstatus'),
    'datatypes/fiber/fiberref': 'reference/state-management/fiberref',
    'reference/fiber/fiberref': 'reference/state-management/fiberref',
    'datatypes/concurrency/zref': 'reference/concurrency/ref',
    'datatypes/concurrency/zrefsynchronized': 'reference/concurrency/refsynchronized',
    ...moved(
      'datatypes/concurrency',
      'reference/concurrency',
      'ref refsynchronized promise queue hub semaphore',
    ),
    ...moved(
      'datatypes/stm',
      'reference/stm',
      'stm tarray trandom tset tmap tref tpriorityqueue tpromise tqueue treentrantlock tsemaphore',
    ),
    'datatypes/stm/zthub': 'reference/stm/thub',
    'datatypes/resource/zmanaged': 'reference/resource/scope',
    'datatypes/resource/managed': 'reference/resource/scope',
    'datatypes/stream/zstream': 'reference/stream/zstream/index',
    'datatypes/stream/stream': 'reference/stream/zstream/type-aliases',
    'datatypes/stream/ustream': 'reference/stream/zstream/type-aliases',
    'datatypes/stream/ztransducer': 'reference/stream/zpipeline',
    'datatypes/stream/zsink': 'reference/stream/zsink/index',
    'datatypes/stream/subscription-ref': 'reference/stream/subscription-ref',
    ...moved(
      'datatypes/metrics',
      'reference/observability/metrics',
      'counter gauge histogram summary metriclabel',
    ),
    'datatypes/metrics/setcount': 'reference/observability/metrics/frequency',
    'datatypes/misc/chunk': 'reference/stream/chunk',
    'datatypes/misc/schedule': 'reference/schedule/index',
    'datatypes/misc/supervisor': 'reference/observability/supervisor',
  },
  // Guides were called how-tos, and use cases became reference pages.
  {
    howto: 'guides/index',
    'howto/use-test-assertions': 'reference/test/assertions/index',
    'howto/test-effects': 'reference/test/writing-our-first-test',
    'howto/handle-errors': 'reference/error-management/index',
    'howto/access-system-information': 'reference/services/system',
    'howto/use-zio-macros': 'reference/service-pattern/generating-accessor-methods-using-macros',
    ...moved(
      'howto/interop',
      'guides/interop',
      'with-cats-effect with-future with-java with-javascript with-monix with-scalaz-7x ' +
        'with-reactive-streams with-twitter with-guava',
    ),
    ...moved('howto/migrate', 'guides/migrate', 'from-monix zio-2.x-migration-guide'),
    'usecases/usecases_index': 'overview/summary',
    'usecases/usecases_concurrency': 'overview/basic-concurrency',
    'usecases/usecases_parallelism': 'overview/basic-concurrency',
    'usecases/usecases_queueing': 'reference/concurrency/queue',
    'usecases/usecases_retrying': 'reference/error-management/recovering/retrying',
    'usecases/usecases_scheduling': 'reference/schedule/index',
    'usecases/usecases_streaming': 'reference/stream/index',
    'usecases/usecases_testing': 'reference/test/index',
  },
  // Resources and the ecosystem became sections of their own, and the project's pages moved to the
  // top.
  {
    ...moved(
      'resources/learning',
      'resources',
      'articles videos cookbooks cheatsheets sampleprojects poweredbyzio',
    ),
    'resources/ecosystem/officials': 'ecosystem/officials/index',
    'resources/ecosystem/community': 'ecosystem/community/index',
    ...moved('resources/ecosystem', 'ecosystem', 'compatible tools templates'),
    'about/coding-guidelines': 'coding-guidelines',
    'about/contributing': 'contributor-guidelines',
    'about/contributing-to-documentation': 'contributing-to-documentation',
    'about/code-of-conduct': 'code-of-conduct',
    'about/faq': 'faq',
    'about/users': 'adopters',
  },
];
