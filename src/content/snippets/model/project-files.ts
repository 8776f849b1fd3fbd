/** Files of a page's project that aren't Scala: build files, settings, and other resources. */
import type { Code, Root } from 'mdast';
import type { ScalaFence } from './fences';
import { hashOf } from '../../../utils/hash';
import { parseOtherFence } from './other-fence';
import { checkCommand, type PageProblem } from './problem';
import { visitParents } from './visit';

/** A block that is a file of the project, such as `build.sbt`. */
export interface ProjectFile {
  /** Path in the project. */
  readonly path: string;
  /** Text of the file, ending with a line break. */
  readonly content: string;
  readonly node: Code;
}

/** A file on the class path of the page's runs, with a hash of its text. */
export interface LockedResource {
  readonly path: string;
  readonly hash: string;
}

/**
 * The non-Scala fences of a page with `file=…`.
 *
 * @param fences the page's Scala fences, because each path may occur only once in a project
 * @param file the page's file relative to the project root, for messages
 */
export function projectFilesOf(
  tree: Root,
  fences: readonly ScalaFence[],
  file: string,
): { readonly files: readonly ProjectFile[]; readonly problems: readonly PageProblem[] } {
  const files: ProjectFile[] = [];
  const problems: PageProblem[] = [];
  const taken = new Set(fences.map(({ words }) => words.file));
  visitParents(tree, (node) => {
    if (node.type !== 'code' || node.lang === 'scala') return;
    const path = parseOtherFence(node.meta)?.file ?? null;
    if (path === null) return;
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const problem = pathProblem(path, taken.has(path));
    if (problem !== null) problems.push({ file, line, column, message: problem });
    taken.add(path);
    files.push({ path, content: `${node.value.replace(/\r\n?/g, '\n')}\n`, node });
  });
  return { files, problems };
}

function pathProblem(path: string, isTaken: boolean): string | null {
  const inside = path.split('/').every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part));
  if (!inside) {
    return `\`file=${path}\` is not a path inside a project, such as \`src/main/resources/application.conf\``;
  }
  return isTaken ? `another block on this page already has \`file=${path}\`` : null;
}

const resources = /^src\/(?:main|test)\/resources\//;

/** The files that are on the class path of the page's runs. */
export function resourcesOf(files: readonly ProjectFile[]): { path: string; content: string }[] {
  return files
    .filter(({ path }) => resources.test(path))
    .map(({ path, content }) => ({ path, content }));
}

/** The part of a lock for files on the class path of the page's runs. */
export function lockedResources(files: readonly ProjectFile[]): LockedResource[] {
  return resourcesOf(files).map(({ path, content }) => ({ path, hash: hashOf([content]) }));
}

/**
 * Files that were added or changed since the check. Empty if there is no lock, because the page's
 * Scala blocks report that.
 *
 * @param page the page's file relative to the project root
 */
export function unseenResources(
  page: string,
  files: readonly ProjectFile[],
  lock: { readonly resources?: readonly LockedResource[] } | null,
): PageProblem[] {
  if (lock === null) return [];
  const seen = lock.resources ?? [];
  const now = lockedResources(files);
  const found = now.find(
    ({ path, hash }, at) => seen[at]?.path !== path || seen[at]?.hash !== hash,
  );
  if (found === undefined && seen.length === now.length) return [];
  const { line, column } = files.find(({ path }) => path === found?.path)?.node.position?.start ?? {
    line: 1,
    column: 1,
  };
  const message = `the resources of this page's project are new, or have changed since the last check. Run: ${checkCommand(page)}`;
  return [{ file: page, line, column, message }];
}
