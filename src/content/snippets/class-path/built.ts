/** Libraries that a contributor built from source because their releases don't resolve. */
import fs from 'node:fs';
import path from 'node:path';
import { checkedReleases, libraryById } from '../../../facts/catalog/lookup';
import { hashOf } from '../../../utils/hash';

/** Absolute paths of class folders and jars, by the library's id in the catalog. */
export type BuiltLibraries = ReadonlyMap<string, readonly string[]>;

/**
 * Parses `LIBRARY=CLASSPATH`. The class path has the syntax of `java -cp`, including `folder/*` for
 * all jars of a folder.
 *
 * @param cwd folder that relative paths start from
 * @throws Error if the library is unknown, the releases of all its artifacts resolve, or a file
 *   doesn't exist
 */
export function builtLibraries(given: readonly string[], cwd: string): BuiltLibraries {
  return new Map(
    given.map((text) => {
      const [, id, classPath] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
      if (id === undefined || classPath === undefined) {
        throw new Error(
          `--with ${text}: write --with LIBRARY=CLASSPATH, such as zio-redis=target/classes:lib/*`,
        );
      }
      const library = libraryById(id);
      const releases = library.artifacts
        .filter(({ kind }) => kind !== 'sbt-plugin')
        .map((artifact) => checkedReleases({ library, artifact }).scala3);
      if (!releases.includes(undefined)) {
        throw new Error(
          `--with ${id}: the check downloads ${id} ${releases[0]} by itself, and checks pages against that release`,
        );
      }
      return [
        id,
        classPath.split(path.delimiter).flatMap((entry) => entries(id, path.resolve(cwd, entry))),
      ];
    }),
  );
}

function entries(id: string, entry: string): string[] {
  const folder = path.basename(entry) === '*' ? path.dirname(entry) : null;
  if (!fs.existsSync(folder ?? entry))
    throw new Error(`--with ${id}: ${folder ?? entry} does not exist`);
  if (folder === null) return [entry];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.jar'))
    .sort()
    .map((name) => path.join(folder, name));
}

/**
 * The class path of a library, after an empty folder named by a hash of its state. Warm compilers
 * cache class paths by name, so a changed library needs a new name.
 */
export function stamped(classPath: readonly string[], cacheDir: string): string[] {
  const folder = path.join(cacheDir, `built-${hashOf(classPath.flatMap(stateOf))}`);
  fs.mkdirSync(folder, { recursive: true });
  return [folder, ...classPath];
}

function stateOf(file: string): string[] {
  const { mtimeMs, size } = fs.statSync(file);
  if (!fs.statSync(file).isDirectory()) return [file, String(mtimeMs), String(size)];
  return fs
    .readdirSync(file)
    .sort()
    .flatMap((name) => stateOf(path.join(file, name)));
}
