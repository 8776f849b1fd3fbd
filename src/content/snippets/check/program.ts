/** The Scala program under `snippets/`: rebuilt when its sources change, cached by their hash. */
import fs from 'node:fs';
import path from 'node:path';
import { maven, mavenErrors } from '../class-path/maven';
import { hashOf } from '../../../utils/hash';
import { withFileLock } from './file-lock';

export interface Program {
  /** Hash of the sources. */
  readonly hash: string;
  /** Class path for `java -cp`. */
  readonly classPath: string;
}

/** Versions of the two compilers, as pinned in the program's `pom.xml`. */
export function compilerVersions(siteDir: string): { scala: string; scala2: string } {
  const pom = fs.readFileSync(path.join(siteDir, 'snippets', 'pom.xml'), 'utf8');
  const version = (property: string) => {
    const found = new RegExp(`<${property}>([^<]+)</${property}>`).exec(pom)?.[1];
    if (found === undefined) throw new Error(`snippets/pom.xml has no property ${property}`);
    return found;
  };
  return { scala: version('scala.version'), scala2: version('test.scala2.version') };
}

/**
 * Builds the program unless `cacheDir` contains it, and returns it.
 *
 * @param building called before a build, because that takes a while
 * @throws Error if Maven is missing or the program doesn't compile
 */
export async function buildProgram(
  siteDir: string,
  cacheDir: string,
  building: () => void,
): Promise<Program> {
  const hash = programHash(siteDir);
  const folder = path.join(cacheDir, `program-${hash}`);
  const program = {
    hash,
    classPath: [path.join(folder, 'classes'), path.join(folder, 'lib', '*')].join(path.delimiter),
  };
  if (fs.existsSync(folder)) return program;
  return withFileLock(path.join(cacheDir, 'build.lock'), async () => {
    if (fs.existsSync(folder)) return program;
    building();
    const pom = path.join('snippets', 'pom.xml');
    const { ok, output } = await maven(['-B', '-q', '-f', pom, 'process-classes'], siteDir);
    if (!ok) throw new Error(`The Scala program does not compile:\n${mavenErrors(output)}`);
    forgetOldPrograms(cacheDir);
    keep(path.join(siteDir, 'snippets', 'target'), folder);
    return program;
  });
}

/** File that records which version of the program wrote the lock files. */
export const programFile = 'snippets/program.json';

/** Hash of the program that wrote the lock files; null if unknown. */
export function madeWith(siteDir: string): string | null {
  try {
    const text = fs.readFileSync(path.join(siteDir, programFile), 'utf8');
    return (JSON.parse(text) as { program?: string }).program ?? null;
  } catch {
    return null;
  }
}

/** Records that the program with this hash has checked every page. */
export function recordProgram(siteDir: string, program: string): void {
  fs.writeFileSync(path.join(siteDir, programFile), `${JSON.stringify({ program })}\n`);
}

/** Copies the built files, so that a later build doesn't remove them under a running server. */
function keep(target: string, folder: string): void {
  const unfinished = `${folder}.${process.pid}`;
  for (const part of ['classes', 'lib']) {
    fs.cpSync(path.join(target, part), path.join(unfinished, part), { recursive: true });
  }
  fs.renameSync(unfinished, folder);
}

/** Removes programs that were built long ago; they are rebuilt if needed. */
function forgetOldPrograms(cacheDir: string): void {
  const weekAgo = Date.now() - 7 * 24 * 60 * 60 * 1000;
  for (const name of fs.readdirSync(cacheDir)) {
    const old = path.join(cacheDir, name);
    if (!name.startsWith('program-') || fs.statSync(old).mtimeMs > weekAgo) continue;
    fs.rmSync(old, { recursive: true, force: true });
  }
}

/** Hash of the program's sources and its `pom.xml`. */
export function programHash(siteDir: string): string {
  const root = path.join(siteDir, 'snippets');
  const sources = fs
    .readdirSync(path.join(root, 'src', 'main'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const files = [path.join(root, 'pom.xml'), ...sources];
  return hashOf(
    files.flatMap((file) => [path.relative(root, file), fs.readFileSync(file, 'utf8')]),
  );
}
