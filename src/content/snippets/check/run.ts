/** Runs the check over some pages. */
import type { BuiltLibraries } from '../class-path/built';
import { lockFileOf } from '../lock-files';
import { pageLock } from '../model/page-lock';
import { problemText, type PageProblem } from '../model/problem';
import type { PageResult, SnippetEvent } from '../model/protocol';
import { ask, ProgramEnded, type Connection } from './connection';
import { heldPage, heldText, type HeldPage } from './held';
import { judge } from './judge';
import { compareLock, isProven, keepRuns, markFresh, removeLock, writeLock } from './locks';
import { waitingBlocks, waitingText } from './needs';
import { loadPage, lockedPageFiles, pageFiles } from './pages';
import { madeWith, programFile, recordProgram } from './program';
import { groupsOf, planPages, type PlannedPage } from './plan';
import type { Terminal } from './terminal';

/** Options of a run. */
export interface Run {
  readonly siteDir: string;
  /** Pages to check; null for all pages, and for lock files without a page. */
  readonly files: readonly string[] | null;
  /** Compare with the lock files instead of writing them. */
  readonly compare: boolean;
  /** Include pages that are already up to date. */
  readonly all: boolean;
  readonly isolation: 'require' | 'prefer';
  readonly versions: { readonly scala: string; readonly scala2: string };
  /** Hash of the Scala program's sources. */
  readonly program: string;
  /** Commands that start the available servers, by their names on fences. */
  readonly servers: ReadonlyMap<string, string>;
  /** Libraries that were built from source. */
  readonly built: BuiltLibraries;
  /** Folder that caches resolved class paths. */
  readonly classPathDir: string;
  /**
   * Connects to the Scala program; with `fresh`, to a new process. Only called if there is
   * something to check.
   */
  readonly connect: (fresh: boolean) => Promise<Connection>;
  readonly terminal: Terminal;
}

/**
 * Updates facts on the pinned releases that are committed next to the locks, or compares them.
 * Prints changes and problems, and returns the number of problems.
 */
export type HoldFacts = (run: Run) => Promise<number>;

export interface Outcome {
  /** Number of pages sent to the Scala program. */
  readonly checked: number;
  /** Files with a problem: pages, and lock files without a page. */
  readonly failed: readonly string[];
  /** Number of lock files written or removed. */
  readonly changed: number;
}

/**
 * Checks pages, prints their problems, and writes or compares their lock files.
 *
 * @throws Error if the check can't run
 */
export async function runCheck(run: Run): Promise<Outcome> {
  const tally = new Tally(run.terminal);
  const files = run.files ?? pageFiles(run.siteDir);
  const pages = files.map((file) => loadPage(run.siteDir, file));
  tally.problems(pages.flatMap((page) => page.problems));
  const sound = pages.filter((page) => page.problems.length === 0 && page.fences.length > 0);
  run.terminal.progress('Resolving class paths …');
  const plan = await planPages(sound, run.versions, run.classPathDir, run.built, run.servers);
  tally.problems(plan.problems);
  const alive = pages.filter((page) => page.problems.length > 0 || page.fences.length > 0);
  tidy(run, new Set(alive.map(({ file }) => file)), tally);

  const isOtherProgram = madeWith(run.siteDir) !== run.program;
  const isDue = (page: PlannedPage, isProvenNow: boolean) =>
    run.compare || run.all || isOtherProgram || !isProvenNow;
  const held: HeldPage[] = [];
  const due = plan.pages.flatMap((page): readonly (PlannedPage | HeldPage)[] => {
    const found = heldPage(run.siteDir, page);
    if (found === null) {
      return isDue(page, isProven(run.siteDir, page)) ? [markFresh(run.siteDir, page)] : [];
    }
    if (!isDue(page, found.problems.length === 0)) return [];
    tally.problems(found.problems);
    held.push(found);
    return found.request.blocks.length === 0 ? [] : [found];
  });
  const late: (PlannedPage | HeldPage)[] = [];
  await send(run, due, tally, (page, result) => {
    if (run.compare && isLate(result)) late.push(page);
    else settle(run, page, result, tally);
  });
  if (late.length > 0) {
    const names = late.map(({ page }) => page.file).join(', ');
    run.terminal.say(
      `notice: these pages met their time limit while other pages ran, so they run again: ${names}`,
    );
    await send(run, late.map(withMoreTime), tally, (page, result) =>
      settle(run, page, result, tally),
    );
  }
  const passed = ({ page }: PlannedPage) => !tally.failed.has(page.file);
  const verified = held.filter(passed);
  if (verified.length > 0) run.terminal.say(heldText(verified));
  const waitingForServers = due.filter((page) => passed(page) && waitingBlocks(page).length > 0);
  if (waitingForServers.length > 0) run.terminal.say(waitingText(waitingForServers));
  if (isOtherProgram && run.files === null) settleProgram(run, tally);
  return { checked: due.length, failed: [...tally.failed].sort(), changed: tally.changed };
}

/** Has the Scala program check pages, and passes on each result. */
async function send(
  run: Run,
  pages: readonly (PlannedPage | HeldPage)[],
  tally: Tally,
  receive: (page: PlannedPage | HeldPage, result: PageResult) => void,
): Promise<void> {
  if (pages.length === 0) return;
  const waiting = new Map(pages.map((page) => [page.page.file, page]));
  await converse(run, waiting, (event) => {
    if (event.type === 'progress') {
      const did = event.phase === 'compile' ? 'Compiled' : 'Ran';
      run.terminal.progress(`${did} ${event.done} of ${event.total} pages …`);
    }
    if (event.type === 'notice') run.terminal.say(`notice: ${event.text}`);
    const page = event.type === 'page' ? waiting.get(event.file) : undefined;
    if (event.type !== 'page' || page === undefined) return;
    waiting.delete(event.file);
    receive(page, event);
  });
  for (const file of waiting.keys()) {
    tally.problems([
      { file, line: 1, column: 1, message: 'the check returned no result for this page' },
    ]);
  }
}

/** How the Scala program begins its message about a block that met the time limit of its page. */
const stopped = 'This block was stopped after';

/** Whether the page met its time limit. A slower run isn't a different result. */
function isLate({ diagnostics }: PageResult): boolean {
  return diagnostics.some(({ message }) => message.startsWith(stopped));
}

/** The same page with three times as long for its runs. */
function withMoreTime<P extends PlannedPage>(page: P): P {
  return { ...page, request: { ...page.request, timeoutMs: 3 * page.request.timeoutMs } };
}

/** Results of a run so far. */
class Tally {
  readonly failed = new Set<string>();
  changed = 0;

  constructor(private readonly terminal: Terminal) {}

  problems(problems: readonly PageProblem[]): void {
    problems.forEach((problem) => this.fail(problem.file, [problemText(problem)]));
  }

  fail(file: string, messages: readonly string[]): void {
    this.failed.add(file);
    this.say(messages);
  }

  say(messages: readonly string[]): void {
    messages.forEach((message) => this.terminal.say(message));
  }
}

/** Processes the result of a page. */
function settle(
  { siteDir, compare }: Run,
  planned: PlannedPage | HeldPage,
  answer: PageResult,
  tally: Tally,
): void {
  const { messages, result } = judge(planned, answer);
  if (result === null) return tally.fail(answer.file, messages);
  tally.say(messages);
  if ('sources' in planned) return;
  const { page, modes, checkedAgainst } = planned;
  const found = pageLock(page.file, page.fences, modes, result, checkedAgainst, page.files);
  const { lock, problems } = keepRuns(siteDir, planned, found);
  if (problems.length > 0) return tally.problems(problems);
  if (compare) tally.problems(compareLock(siteDir, planned, lock));
  else if (writeLock(siteDir, planned, lock)) tally.changed++;
}

/**
 * If another version of the program wrote the lock files: records the new version once every page
 * passes, or reports the difference.
 */
function settleProgram({ siteDir, compare, program }: Run, tally: Tally): void {
  if (compare) {
    const message =
      'the lock files were written by another version of the Scala program: run `npm run snippets`';
    tally.problems([{ file: programFile, line: 1, column: 1, message }]);
  } else if (tally.failed.size === 0) {
    recordProgram(siteDir, program);
  }
}

/**
 * Removes or reports lock files whose page is gone or has no Scala block. Only looks at the files
 * of the run.
 */
function tidy({ siteDir, files, compare }: Run, alive: ReadonlySet<string>, tally: Tally): void {
  for (const file of lockedPageFiles(siteDir)) {
    if (alive.has(file) || (files !== null && !files.includes(file))) continue;
    if (compare) {
      const message = 'no page with Scala code belongs to this lock file: remove the file';
      tally.problems([{ file: lockFileOf(file), line: 1, column: 1, message }]);
    } else {
      removeLock(siteDir, file);
      tally.changed++;
    }
  }
}

/** Checks pages. If the program dies, tries once more with the remaining pages. */
export async function converse(
  { connect, isolation }: Pick<Run, 'connect' | 'isolation'>,
  due: ReadonlyMap<string, PlannedPage>,
  receive: (event: SnippetEvent) => void,
): Promise<void> {
  for (const fresh of [false, true]) {
    const connection = await connect(fresh);
    try {
      const groups = groupsOf([...due.values()]);
      return await ask(connection, { op: 'check', groups, isolation }, receive);
    } catch (error) {
      if (fresh || !(error instanceof ProgramEnded)) throw error;
    } finally {
      connection.close();
    }
  }
}
