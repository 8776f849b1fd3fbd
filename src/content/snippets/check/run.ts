/** Runs the check over some pages. */
import type { BuiltLibraries } from '../class-path/built';
import { pagesOfClaims } from '../claims-files';
import { lockFileOf } from '../lock-files';
import type { FailedClaim } from '../model/claims';
import type { SourcePage } from '../model/page';
import { pageLock } from '../model/page-lock';
import { problemText, type PageProblem } from '../model/problem';
import type { PageResult, SnippetEvent } from '../model/protocol';
import { ask, ProgramEnded, type Connection } from './connection';
import { heldPage, heldText, type HeldPage } from './held';
import { judge, judgeClaims } from './judge';
import { compareLock, isProven, keepRuns, markFresh, removeLock, writeLock } from './locks';
import { waitingBlocks, waitingText } from './needs';
import { claimsFiles, loadPage, lockedPageFiles, pageFiles } from './pages';
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
  readonly claims: readonly FailedClaim[];
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
  const hasCode = (page: SourcePage) => page.fences.length > 0 || page.claims !== null;
  const sound = pages.filter((page) => page.problems.length === 0 && hasCode(page));
  run.terminal.progress('Resolving class paths …');
  const plan = await planPages(sound, run.versions, run.classPathDir, run.built, run.servers);
  tally.problems(plan.problems);
  const alive = pages.filter((page) => page.problems.length > 0 || hasCode(page));
  if (run.files === null) tally.problems(claimsWithoutPage(run.siteDir));
  tidy(run, new Set(alive.map(({ file }) => file)), tally);

  const isOtherProgram = madeWith(run.siteDir) !== run.program;
  const isDue = (page: PlannedPage, isProvenNow: boolean) =>
    run.compare || run.all || isOtherProgram || !isProvenNow;
  const held: HeldPage[] = [];
  const due = plan.pages.flatMap((page): readonly (PlannedPage | HeldPage)[] => {
    const found = heldPage(run.siteDir, page);
    if (found === null) {
      if (page.claims?.modes.includes('parsed')) {
        tally.problems([claimsNotRun(page, page.claims)]);
        return [];
      }
      return isDue(page, isProven(run.siteDir, page)) ? [markFresh(run.siteDir, page)] : [];
    }
    if (!isDue(page, found.problems.length === 0)) return [];
    tally.problems(found.problems);
    held.push(found);
    return found.request.blocks.length === 0 && found.claims === null ? [] : [found];
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
  const waits = (page: PlannedPage) => waitingBlocks(page).length > 0;
  const waitingForServers = due.filter(
    (page) => passed(page) && (waits(page) || (page.claims !== null && waits(page.claims))),
  );
  if (waitingForServers.length > 0) run.terminal.say(waitingText(waitingForServers));
  if (isOtherProgram && run.files === null) settleProgram(run, tally);
  const { changed, claims } = tally;
  return { checked: due.length, failed: [...tally.failed].sort(), changed, claims };
}

/** Problems of files of claims whose page doesn't exist. */
function claimsWithoutPage(siteDir: string): PageProblem[] {
  const pages = new Set(pageFiles(siteDir));
  return claimsFiles(siteDir).flatMap((file): PageProblem[] => {
    const [page = ''] = pagesOfClaims(file);
    if (pagesOfClaims(file).some((one) => pages.has(one))) return [];
    const message = `these claims belong to ${page}, which does not exist: move or remove the file`;
    return [{ file, line: 1, column: 1, message }];
  });
}

/** The problem of claims about a library that the check can't use. */
function claimsNotRun({ page, checkedAgainst }: PlannedPage, claims: PlannedPage): PageProblem {
  const absent = checkedAgainst.absent.join(', ');
  const message = `${page.file} is only parsed, because ${absent} is not available, so its claims can't run: remove the file, or build the library and pass it with --with`;
  return { file: claims.page.file, line: 1, column: 1, message };
}

/** Results of a page, and of its file of claims if it has one. */
interface Answers {
  readonly page: PageResult;
  readonly claims: PageResult | null;
}

/** The results of a page, as soon as all of them are there; otherwise null. */
function answersOf(
  { page, request, claims }: PlannedPage,
  all: ReadonlyMap<string, PageResult>,
): Answers | null {
  const none = { type: 'page', file: page.file, diagnostics: [], blocks: [] } as const;
  const own = all.get(page.file);
  const answers = {
    page: own ?? { ...none, symbols: [], types: [], claims: [] },
    claims: (claims && all.get(claims.page.file)) ?? null,
  };
  const isWhole = own !== undefined || request.blocks.length === 0;
  return isWhole && (claims === null || answers.claims !== null) ? answers : null;
}

/** Has the Scala program check pages and their claims, and passes on each result. */
async function send(
  run: Run,
  pages: readonly (PlannedPage | HeldPage)[],
  tally: Tally,
  receive: (page: PlannedPage | HeldPage, answers: Answers) => void,
): Promise<void> {
  if (pages.length === 0) return;
  const waiting = new Map(pages.map((page) => [page.page.file, page]));
  const pageOf = new Map(pages.flatMap((page) => filesOf(page).map((file) => [file, page])));
  const answers = new Map<string, PageResult>();
  await converse(run, waiting, (event) => {
    if (event.type === 'progress') {
      const did = event.phase === 'compile' ? 'Compiled' : 'Ran';
      run.terminal.progress(`${did} ${event.done} of ${event.total} pages …`);
    }
    if (event.type === 'notice') run.terminal.say(`notice: ${event.text}`);
    const page = event.type === 'page' ? pageOf.get(event.file) : undefined;
    if (event.type !== 'page' || page === undefined) return;
    answers.set(event.file, event);
    const found = answersOf(page, answers);
    if (found !== null && waiting.delete(page.page.file)) receive(page, found);
  });
  for (const file of waiting.keys()) {
    tally.problems([
      { file, line: 1, column: 1, message: 'the check returned no result for this page' },
    ]);
  }
}

function filesOf({ page, claims }: PlannedPage): string[] {
  return [page.file, ...(claims === null ? [] : [claims.page.file])];
}

/** How the Scala program begins its message about runs that met their time limit. */
const stopped = /^(?:This block was|These claims were) stopped after/;

/** Whether a page or its claims met their time limit. A slower run isn't a different result. */
function isLate({ page, claims }: Answers): boolean {
  const diagnostics = [...page.diagnostics, ...(claims?.diagnostics ?? [])];
  return diagnostics.some(({ message }) => stopped.test(message));
}

/** The same page with three times as long for its runs. */
function withMoreTime<P extends PlannedPage>(page: P): P {
  const request = { ...page.request, timeoutMs: 3 * page.request.timeoutMs };
  return { ...page, request, claims: page.claims && withMoreTime(page.claims) };
}

/** Results of a run so far. */
class Tally {
  readonly failed = new Set<string>();
  changed = 0;
  /** Claims that don't hold. */
  readonly claims: FailedClaim[] = [];

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

/** Processes the results of a page and its claims. */
function settle(
  { siteDir, compare }: Run,
  planned: PlannedPage | HeldPage,
  answers: Answers,
  tally: Tally,
): void {
  const { page, modes, checkedAgainst } = planned;
  const { messages, result } = judge(planned, answers.page);
  const claims = judgeClaims(planned, answers.claims);
  tally.claims.push(...claims.failed);
  const all = [...messages, ...claims.messages];
  if (result === null || !claims.hold) return tally.fail(page.file, all);
  tally.say(all);
  if ('sources' in planned) return;
  const { fences, files } = page;
  const found = pageLock(page.file, fences, modes, result, checkedAgainst, files, claims.locked);
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
