/** Plans a check: the pages, and what each is checked against. */
import path from 'node:path';
import {
  askedClassPath,
  coordinateText,
  language,
  pinnedVersions,
  type AskedClassPath,
  type DialectPath,
} from '../class-path/ask';
import { stamped, type BuiltLibraries } from '../class-path/built';
import { pathKey, resolveClassPaths, type AskedPath } from '../class-path/resolve';
import { checkPage } from '../model/check-page';
import { hashOf } from '../../../utils/hash';
import type { PageLock, ProvenSources } from '../model/lock';
import type { SourcePage } from '../model/page';
import type { PageProblem } from '../model/problem';
import type { BlockMode, CheckGroup, CheckPage } from '../model/protocol';
import { placeFences } from '../model/scopes';

/** A page with everything that its check needs. */
export interface PlannedPage {
  readonly page: SourcePage;
  readonly request: CheckPage;
  readonly modes: readonly BlockMode[];
  readonly checkedAgainst: PageLock['checkedAgainst'];
  readonly jars: Omit<CheckGroup, 'pages'>;
  /** The page's file of claims, checked against the same jars; null if it has none. */
  readonly claims: PlannedPage | null;
}

/**
 * Resolves the class paths of pages.
 *
 * @param cacheDir folder that caches resolved class paths
 * @param versions versions of the two compilers
 * @param built libraries built from source, for releases that don't resolve
 * @param servers commands that start the available servers, by name
 * @throws Error if Maven is missing or an artifact doesn't resolve
 */
export async function planPages(
  pages: readonly SourcePage[],
  versions: { readonly scala: string; readonly scala2: string },
  cacheDir: string,
  built: BuiltLibraries = new Map(),
  servers: ReadonlyMap<string, string> = new Map(),
): Promise<{
  readonly pages: readonly PlannedPage[];
  readonly problems: readonly PageProblem[];
}> {
  const pins = pinnedVersions(versions.scala);
  const problems: PageProblem[] = [];
  const asked: { page: SourcePage; classPath: AskedClassPath }[] = [];
  for (const page of pages) {
    const classPath = askedClassPath(page, (library) => built.has(library));
    if ('message' in classPath) problems.push(classPath);
    else asked.push({ page, classPath });
  }
  const compiler2 = [language('scala-compiler', versions.scala2)];
  const library2 = language('scala-library', versions.scala2);
  const path2 = ({ coordinates }: DialectPath): AskedPath => [library2, ...coordinates];
  const paths = asked.flatMap(({ classPath: { scala3, scala2 } }): AskedPath[] =>
    scala2 === null ? [scala3.coordinates] : [scala3.coordinates, path2(scala2), compiler2],
  );
  const resolved = await resolveClassPaths(paths, pins, cacheDir);
  const jarsOf = (one: AskedPath) => resolved.get(pathKey(one, pins)) ?? [];
  const planned = asked.map(({ page, classPath: { scala3, scala2 } }): PlannedPage => {
    const dialects = scala2 === null ? [scala3] : [scala3, scala2];
    const parsedOnly = {
      '3': scala3.absent.length > 0,
      '2': scala2 !== null && scala2.absent.length > 0,
    };
    const libraries = [...new Set(scala3.built.map(({ library }) => library))];
    const releases = jarsOf(scala3.coordinates);
    const given = libraries.flatMap((library) => stamped(built.get(library) ?? [], cacheDir));
    const jars = {
      classPath: [...releases, ...given],
      classPath2: scala2 === null ? [] : jarsOf(path2(scala2)),
      compiler2: scala2 === null ? [] : jarsOf(compiler2),
    };
    const checkedAgainst = {
      scala: versions.scala,
      scala2: scala2 === null ? null : versions.scala2,
      artifacts: dialects
        .filter(({ absent }) => absent.length === 0)
        .flatMap(({ coordinates, built: own }) => [
          ...own.map(({ coordinate }) => coordinate),
          ...coordinates.map(coordinateText),
        ]),
      absent: dialects.flatMap(({ absent }) => absent),
      classPathHash: hashOf([...releases, ...jars.classPath2].map((jar) => path.basename(jar))),
      ...(libraries.length === 0 ? {} : { sources: sourcesOf(libraries, scala3) }),
    };
    const plan = (one: SourcePage, claims: PlannedPage | null): PlannedPage => {
      const request = checkPage(one.file, one.fences, one.files, parsedOnly, servers);
      const modes: BlockMode[] = [];
      for (const { fence, index } of placeFences(one.fences)) {
        modes[fence.index] = request.blocks[index]?.mode ?? fence.words.mode;
      }
      return { page: one, request, modes, checkedAgainst, jars, claims };
    };
    return plan(page, page.claims && plan(page.claims, null));
  });
  return { pages: planned, problems };
}

/** Groups the pages, and files of claims, that compile against the same jars. */
export function groupsOf(pages: readonly PlannedPage[]): CheckGroup[] {
  const groups = new Map<string, { jars: PlannedPage['jars']; pages: CheckPage[] }>();
  for (const { jars, request } of pages.flatMap((page) => [page, page.claims ?? []].flat())) {
    if (request.blocks.length === 0) continue;
    const key = jars.classPath.join('\n');
    const group = groups.get(key) ?? { jars, pages: [] };
    group.pages.push(request);
    // Pages without Scala 2.13 blocks ignore the jars of that compiler.
    if (jars.compiler2.length > 0) group.jars = jars;
    groups.set(key, group);
  }
  return [...groups.values()].map(({ jars, pages: together }) => ({ ...jars, pages: together }));
}

function sourcesOf(libraries: readonly string[], { built }: DialectPath): ProvenSources {
  const artifacts = built.map(({ coordinate }) => coordinate);
  return { libraries, artifacts, date: new Date().toISOString().slice(0, 10) };
}
