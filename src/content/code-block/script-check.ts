/** Compiles the scripts that readers copy against exactly the artifacts that they name. */
import { thirdPartyArtifacts } from '../../facts/catalog/artifacts';
import type { Coordinate } from '../../facts/catalog/class-path';
import { parseCoordinate } from '../../facts/catalog/packages';
import { ask, type Connection } from '../snippets/check/connection';
import { loadPage } from '../snippets/check/pages';
import { language, pinnedVersions } from '../snippets/class-path/ask';
import { pathKey, resolveClassPaths } from '../snippets/class-path/resolve';
import { readLock } from '../snippets/lock-files';
import { matchBlocks } from '../snippets/model/match-blocks';
import type { CheckBlock, CheckPage, Diagnostic } from '../snippets/model/protocol';
import { assembleScript, firstProgram } from './model/script';

interface Script {
  /** Page and block, as `docs/x.mdx#3`; blocks count from 1. */
  readonly name: string;
  readonly code: string;
}

export interface ScriptProblem {
  readonly name: string;
  readonly message: string;
}

export interface ScriptsChecked {
  /** Number of compiled scripts. */
  readonly count: number;
  /** Pages whose scripts need releases that can't be downloaded. */
  readonly skipped: readonly string[];
  readonly problems: readonly ScriptProblem[];
}

/** Number of scripts that are compiled in one run, which limits memory. */
const most = 60;

/** The scripts of a page; null if they can't be compiled because a release doesn't resolve. */
function scriptsOf(siteDir: string, file: string, all: boolean): Script[] | null {
  const page = loadPage(siteDir, file);
  const lock = readLock(siteDir, file);
  const { problems } = matchBlocks(file, page.fences, lock);
  if (!lock || page.problems.length > 0 || problems.length > 0) return [];
  if (lock.checkedAgainst.sources) return null;
  const codes = page.fences.map(({ code, words }) => ({ code, dialect: words.dialect }));
  const first = firstProgram(codes, lock);
  const wanted = all ? codes.keys() : first === null ? [] : [first];
  return [...wanted].flatMap((index) => {
    const code = assembleScript(codes, lock, index);
    return code === null ? [] : [{ name: `${file}#${index + 1}`, code }];
  });
}

/** Artifacts that a script names, as Scala CLI reads them. */
function artifactsOf({ code }: Script): Coordinate[] {
  return [...code.matchAll(/^\/\/> using dep (\S+)$/gm)].map(([, dep = '']) => {
    const { group, artifact, version } = parseCoordinate(dep.replace(/::([\w.-]+)/, ':$1_3'));
    const known = thirdPartyArtifacts.find(
      ({ groupId, name }) => groupId === group && name === artifact.replace(/_3$/, ''),
    );
    const exclusions = known?.exclusions ?? [];
    return { groupId: group, artifactId: artifact, version, exclusions };
  });
}

/** A script as one of many source files; its package replaces the line with Scala's version. */
function asFile({ code }: Script, index: number): CheckBlock {
  const own = code.replace(/^.*/, `package script${index}`);
  return {
    index,
    code: own,
    line: 1,
    columns: own.split('\n').map(() => 0),
    mode: 'file',
    end: 'value',
    fail: 'type',
    reset: false,
    unstable: false,
    file: `script${index}/Script.scala`,
    dialect: '3',
    fresh: false,
  };
}

/** Scripts that are compiled together, because they name the same artifacts. */
interface Batch {
  readonly classPath: readonly string[];
  readonly scripts: readonly Script[];
}

const batchPage = ({ scripts }: Batch, index: number): CheckPage => ({
  file: String(index),
  timeoutMs: 10_000,
  blocks: scripts.map(asFile),
  resources: [],
  servers: [],
});

/**
 * What the errors of a batch say, and the batches to compile again: an error hides those of other
 * scripts, and a crash of the compiler doesn't name its script.
 */
function outcomeOf(
  { classPath, scripts }: Batch,
  diagnostics: readonly Diagnostic[],
): { readonly problems: readonly ScriptProblem[]; readonly again: readonly Batch[] } {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const half = Math.ceil(scripts.length / 2);
  if (scripts.length > 1 && errors.some(({ message }) => message.startsWith(crash))) {
    const halves = [scripts.slice(0, half), scripts.slice(half)];
    return { problems: [], again: halves.map((some) => ({ classPath, scripts: some })) };
  }
  const problems = scripts.flatMap(({ name }, index) => {
    const first = errors.find(({ block }) => block === index);
    return first ? [{ name: `${name}:${first.line}`, message: first.message }] : [];
  });
  const others = scripts.filter((_, index) => !errors.some(({ block }) => block === index));
  const again = problems.length > 0 && others.length > 0 ? [{ classPath, scripts: others }] : [];
  return { problems, again };
}

/** Start of the Scala program's message about a crash of the compiler. */
const crash = 'The compiler crashed';

/** Compile errors of the scripts, at most one per script. */
async function problemsOf(
  batches: readonly Batch[],
  connection: Connection,
): Promise<ScriptProblem[]> {
  if (batches.length === 0) return [];
  const groups = batches.map((batch, index) => ({
    classPath: batch.classPath,
    classPath2: [],
    compiler2: [],
    pages: [batchPage(batch, index)],
  }));
  const problems: ScriptProblem[] = [];
  const again: Batch[] = [];
  await ask(connection, { op: 'check', groups, isolation: 'prefer' }, (event) => {
    const batch = event.type === 'page' && batches[Number(event.file)];
    if (!batch) return;
    const outcome = outcomeOf(batch, event.diagnostics);
    problems.push(...outcome.problems);
    again.push(...outcome.again);
  });
  return [...problems, ...(await problemsOf(again, connection))];
}

/**
 * Compiles scripts of pages whose locks are up to date; the code check reports the other pages.
 *
 * @param files pages relative to the project root
 * @param all whether to compile the scripts of all blocks, not only of each page's first program
 * @returns the compile errors, at most one per script, with lines of the script
 */
export async function checkScripts(
  siteDir: string,
  files: readonly string[],
  all: boolean,
  scala: string,
  classPathDir: string,
  connection: Connection,
): Promise<ScriptsChecked> {
  const found = files.map((file) => ({ file, scripts: scriptsOf(siteDir, file, all) }));
  const pins = pinnedVersions(scala);
  const scripts = found.flatMap((page) => page.scripts ?? []);
  const paths = new Map<string, { asked: Coordinate[]; scripts: Script[] }>();
  for (const script of scripts) {
    const asked = [...artifactsOf(script), language('scala3-library_3', scala)];
    const key = pathKey(asked, pins);
    paths.set(key, { asked, scripts: [...(paths.get(key)?.scripts ?? []), script] });
  }
  const asked = [...paths.values()].map((path) => path.asked);
  const resolved = await resolveClassPaths(asked, pins, classPathDir);
  const batches = [...paths].flatMap(([key, path]): Batch[] => {
    const parts = Math.ceil(path.scripts.length / most);
    return Array.from({ length: parts }, (_, part) => ({
      classPath: resolved.get(key) ?? [],
      scripts: path.scripts.slice(part * most, (part + 1) * most),
    }));
  });
  return {
    count: scripts.length,
    skipped: found.flatMap((page) => (page.scripts === null ? [page.file] : [])),
    problems: await problemsOf(batches, connection),
  };
}
