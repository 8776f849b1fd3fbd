/** Compiles the scripts that readers copy, each separately, with the Scala program of the check. */
import { ask, type Connection } from '../snippets/check/connection';
import { loadPage } from '../snippets/check/pages';
import { planPages, type PlannedPage } from '../snippets/check/plan';
import { readLock } from '../snippets/lock-files';
import { matchBlocks } from '../snippets/model/match-blocks';
import type { CheckGroup, CheckPage, PageResult } from '../snippets/model/protocol';
import { assembleScript } from './model/script';

interface Script {
  /** Page and block, as `docs/x.mdx#3`; blocks count from 1. */
  readonly name: string;
  readonly code: string;
}

export interface ScriptProblem {
  readonly name: string;
  readonly message: string;
}

function scriptsOf(siteDir: string, { page }: PlannedPage): Script[] {
  const lock = readLock(siteDir, page.file);
  const { blocks, problems } = matchBlocks(page.file, page.fences, lock);
  if (!lock || problems.length > 0 || blocks.length === 0) return [];
  if (lock.checkedAgainst.sources) return [];
  const codes = page.fences.map(({ code, words }) => ({ code, dialect: words.dialect }));
  return codes.flatMap((_, index) => {
    const code = assembleScript(codes, lock, index);
    return code === null ? [] : [{ name: `${page.file}#${index + 1}`, code }];
  });
}

/** A script as a page with one block, a source file. */
function asPage({ name, code }: Script): CheckPage {
  return {
    file: name,
    timeoutMs: 10_000,
    blocks: [
      {
        index: 0,
        code,
        line: 1,
        columns: code.split('\n').map(() => 0),
        mode: 'file',
        end: 'value',
        fail: 'type',
        reset: false,
        unstable: false,
        file: 'Script.scala',
        dialect: '3',
        fresh: false,
      },
    ],
    resources: [],
    servers: [],
  };
}

function problemsOf({ file, diagnostics }: PageResult): ScriptProblem[] {
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ line, message }) => ({ name: `${file}:${line}`, message }));
}

/**
 * Compiles the scripts of pages whose locks are up to date. Skips other pages, because the code
 * check reports them, and pages checked against sources, which aren't available here.
 * @param files pages relative to the project root
 * @returns the number of scripts, and the compile errors with lines of the script
 */
export async function checkScripts(
  siteDir: string,
  files: readonly string[],
  versions: { readonly scala: string; readonly scala2: string },
  classPathDir: string,
  connection: Connection,
): Promise<{ count: number; problems: ScriptProblem[] }> {
  const pages = files
    .map((file) => loadPage(siteDir, file))
    .filter((page) => page.problems.length === 0 && page.fences.length > 0);
  const plan = await planPages(pages, versions, classPathDir);
  const groups: CheckGroup[] = plan.pages.map((planned) => ({
    ...planned.jars,
    pages: scriptsOf(siteDir, planned).map(asPage),
  }));
  const problems: ScriptProblem[] = [];
  await ask(connection, { op: 'check', groups, isolation: 'prefer' }, (event) => {
    if (event.type === 'page') problems.push(...problemsOf(event));
  });
  return { count: groups.reduce((sum, group) => sum + group.pages.length, 0), problems };
}
