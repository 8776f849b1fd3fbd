/**
 * The categories of the inventory, `src/facts/inventory/pages.tsv`. The keys are their paths in the
 * inventory, the last part is the label, and the inventory's rows define the order in the sidebars.
 */

/** The facts about a category that the inventory doesn't contain. */
export interface Category {
  /**
   * The address and description of its generated page, and the title if it isn't the label; absent if
   * the category links to one of its pages.
   */
  readonly index?: { readonly title?: string; readonly slug: string; readonly description: string };
  /** Whether it starts open. */
  readonly isOpen?: true;
}

/**
 * The category with one subcategory per library; those come from the records in
 * `src/facts/catalog`.
 */
export const libraryCategory = 'Official libraries';

const linked: Category = {};
const generated = (slug: string, description: string): Category => ({
  index: { slug, description },
});

export const categories: Readonly<Record<string, Category>> = {
  Core: generated(
    '/reference/category/core',
    'Build programs from ZIO effects, and use Exit and Cause to see how a run succeeded or failed.',
  ),
  'Core > ZIO type aliases': generated(
    '/reference/category/zio-type-aliases',
    'Choose between UIO, URIO, Task, RIO, and IO, the short names for the most common effect types.',
  ),
  'Error management': linked,
  'Error management > Three types of errors': linked,
  'Error management > Recovering from errors': generated(
    '/reference/category/recovering-from-errors',
    'Handle a failed effect by catching the error, with a fallback, by folding, or with a retry.',
  ),
  'Error management > Error channel operations': generated(
    '/reference/category/error-channel-operations',
    'Change what the error channel holds, for example with mapError, tapError, either, and flip.',
  ),
  'Error management > Best practices': generated(
    '/reference/category/best-practices',
    'Model errors as algebraic data types or union types, and keep unexpected errors apart.',
  ),
  'Built-in services': linked,
  'Application architecture': generated(
    '/reference/category/application-architecture',
    'Structure a ZIO application with design patterns, and meet its non-functional requirements.',
  ),
  'Writing ZIO services': linked,
  'Dependency injection': linked,
  'Dependency injection > Building the dependency graph': linked,
  'Contextual types': linked,
  'Contextual types > ZIO layers': generated(
    '/reference/category/zio-layers',
    'Construct services with ZLayer, either by hand or with layers that are derived automatically.',
  ),
  'Contextual types > ZIO layers > Type aliases': generated(
    '/reference/category/zio-layer-type-aliases',
    'Choose between RLayer, ULayer, Layer, URLayer, and TaskLayer, the short names for a ZLayer.',
  ),
  Schedule: linked,
  'State management': linked,
  'State management > Fiber-local state': linked,
  Concurrency: linked,
  'Concurrency > Fibers': linked,
  'Concurrency > Synchronization': linked,
  'Concurrency > Concurrency primitives': generated(
    '/reference/category/concurrency-primitives',
    'Coordinate fibers and share state between them with Ref, Promise, Queue, Hub, and Semaphore.',
  ),
  'Concurrency > Concurrency primitives > Mutable references': generated(
    '/reference/category/mutable-references',
    'Update state that several fibers share, either with a pure function or with an effect.',
  ),
  'Concurrency > STM': linked,
  'Resource management': linked,
  Streaming: linked,
  'Streaming > ZStream': linked,
  'Streaming > ZSink': linked,
  'Streaming > ZChannel': linked,
  Observability: generated(
    '/reference/category/observability',
    'Find out what a running application does from its logs, metrics, traces, and supervisors.',
  ),
  'Observability > Metrics': linked,
  'Observability > Metrics > Metric types': generated(
    '/reference/category/metric-types',
    'Choose a counter, gauge, histogram, summary, or frequency for the value that you measure.',
  ),
  Configuration: linked,
  Testing: linked,
  'Testing > Assertions': linked,
  'Testing > Assertions > Classic assertions': linked,
  'Testing > Test services': linked,
  'Testing > Test aspects': linked,
  'Testing > Property testing': linked,
  'Quickstart guides': generated(
    '/guides/category/quickstarts',
    'Get a first ZIO program or a small web service running in half an hour, step by step.',
  ),
  'Tutorial guides': generated(
    '/guides/category/tutorials',
    'Follow one topic step by step until you can use it in a real application.',
  ),
  'Integration guides': generated(
    '/guides/category/integration',
    'Use ZIO in the same program as another effect type, a Future, or a stream library.',
  ),
  'Migration guides': generated(
    '/guides/category/migration',
    'Migrate a program to ZIO 2.x from another library or from ZIO 1.x, one construct at a time.',
  ),
  [libraryCategory]: { isOpen: true },
  'Community libraries': linked,
};
