/** The status and compatibility facts on a library's page. */
import { statusLabels, statusMeanings } from '../../../facts/catalog/labels';
import { artifactDocsUrl, sourceUrl } from '../../../facts/catalog/links';
import type { Artifact, Library } from '../../../facts/catalog/types';
import { isEarly } from '../../../facts/catalog/version';
import { installPlan } from '../../../content/install/model/plan';
import { builtWith, newestFirst, platformText } from './directory';

export type LibraryFactsView = ReturnType<typeof libraryFacts>;

/** The facts of a catalog record, in words. */
export function libraryFacts(library: Library) {
  return {
    name: library.name,
    release: releaseText(library),
    stage: statusLabels[library.status],
    status: statusText(library),
    released: library.released ?? null,
    scala: newestFirst(library.scala),
    platforms: platformText(library.platforms),
    zio: builtWith(library),
    license: library.license,
    repository: library.repository,
    source: sourceUrl(library),
    note: library.note ?? null,
    artifacts: library.artifacts.map((artifact) => ({
      name: artifact.name,
      description: artifact.description,
      limits: limits(artifact, library),
      apiDocs: artifactDocsUrl(library, artifact),
    })),
  };
}

/** The newest release, and the one in the library's install blocks if that's another. */
function releaseText(library: Library): string {
  if (library.newest === null) return 'No release';
  const used = installPlan(library.id, [], [library])[0]?.version;
  return `Version ${library.newest}${used === library.newest ? '' : ` (used here: ${used})`}`;
}

function statusText({ status, statusSeen, newest }: Library): string {
  const meaning = statusMeanings[status];
  if (meaning !== undefined) return `${statusLabels[status]}: ${meaning}`;
  const badge = `${statusLabels[status]}, according to the badge in its README (as of ${statusSeen})`;
  return newest !== null && isEarly(newest)
    ? `${badge}. The newest release is a release candidate or below 1.0, so the next one may change the API`
    : badge;
}

/** How an artifact differs from its library in platforms, Scala versions, kind or scope. */
function limits({ kind, scope, platforms, scala }: Artifact, library: Library): string[] {
  const kinds = { 'sbt-plugin': 'sbt plugin', 'compiler-plugin': 'compiler plugin' };
  const fewer = platforms !== undefined && platforms.length < library.platforms.length;
  return [
    ...(kind === undefined ? [] : [kinds[kind]]),
    ...(scope === 'test' ? ['for tests'] : []),
    ...(fewer && kind === undefined ? [`${platformText(platforms)} only`] : []),
    ...(scala && kind === undefined ? [`Scala ${newestFirst(scala)}`] : []),
  ];
}
