/**
 * Pages of the former ZIO 1 archive. This site's archive keeps only the pages that a migration
 * needs.
 */

const byFolder: Readonly<Record<string, string>> = {
  overview:
    'overview_index overview_creating_effects overview_basic_operations overview_handling_errors ' +
    'overview_handling_resources overview_basic_concurrency overview_testing_effects ' +
    'overview_running_effects overview_background overview_performance overview_platforms',
  'reference/core': 'zio uio urio task rio io exit cause runtime',
  'reference/contextual': 'has zlayer rlayer ulayer layer urlayer tasklayer',
  'reference/fiber': 'fiber fiberref fiberid fiberstatus',
  'reference/concurrency': 'zref ref zrefm refm promise queue hub semaphore',
  'reference/resource': 'zmanaged managed task-managed rmanaged umanaged urmanaged',
  'reference/stream': 'zstream stream ustream ztransducer transducer zsink sink subscription-ref',
  'reference/misc': 'chunk schedule supervisor',
  'reference/services': 'console clock random blocking system',
  guides:
    'use-test-assertions test-effects mock-services handle-errors access-system-information use-zio-macros',
  'guides/interop':
    'with-cats-effect with-future with-java with-javascript with-monix with-scalaz-7x ' +
    'with-reactive-streams with-twitter with-guava',
  'guides/migrate': 'from-monix',
};

const folders = ['reference', 'reference/stm', ...Object.keys(byFolder)].filter(
  (folder) => folder !== 'overview' && !folder.startsWith('guides/'),
);

/** Their addresses without the version prefix. */
export const archivedPages: readonly string[] = [
  ...folders,
  ...Object.entries(byFolder).flatMap(([folder, names]) =>
    names.split(' ').map((name) => `${folder}/${name}`),
  ),
];

/** The paths at which the former site published 1.x versions: the first is the last 1.x release. */
export const archivedVersions: readonly string[] = ['1.0.18', 'version-1.x'];
