/** Writes and compares lock files. */
import fs from 'node:fs';
import path from 'node:path';
import { lockFileOf, readLock } from '../lock-files';
import { claimsHash } from '../model/claims';
import { blockHash } from '../model/hash';
import type { PageLock } from '../model/lock';
import { lockDifferences } from '../model/lock-differences';
import { formatLock, LockError, olderLock, unprovenLock } from '../model/lock-text';
import type { PageProblem } from '../model/problem';
import { lockedResources } from '../model/project-files';
import type { ScalaFence } from '../model/fences';
import { placeFences } from '../model/scopes';
import { notRun, waitingBlocks } from './needs';
import { lockedPageFiles } from './pages';
import type { PlannedPage } from './plan';

/** Whether the committed lock matches the page's current content and class path. */
export function isProven(siteDir: string, { page, checkedAgainst }: PlannedPage): boolean {
  const lock = oldLock(siteDir, page.file);
  if (lock === null || lock.blocks.length !== page.fences.length) return false;
  const sameBlocks = page.fences.every((fence, i) => lock.blocks[i]?.hash === blockHash(fence));
  const resources = lockedResources(page.files);
  const sameResources = JSON.stringify(lock.resources ?? []) === JSON.stringify(resources);
  const sameClaims = (lock.claims?.hash ?? null) === claimsHash(page.claims);
  const against = atDateOf(lock, { ...lock, checkedAgainst }).checkedAgainst;
  return (
    sameBlocks &&
    sameResources &&
    sameClaims &&
    JSON.stringify(lock.checkedAgainst) === JSON.stringify(against)
  );
}

/** The page, with blocks and claims marked as fresh if its lock doesn't contain them unchanged. */
export function markFresh(siteDir: string, planned: PlannedPage): PlannedPage {
  const lock = oldLock(siteDir, planned.page.file);
  const known = new Set(lock?.blocks.map(({ hash }) => hash));
  const { claims } = planned;
  const marked = withFresh(planned, (fence) => !known.has(blockHash(fence)));
  if (claims === null) return marked;
  const isFresh = claimsHash(claims.page) !== lock?.claims?.hash;
  return { ...marked, claims: withFresh(claims, () => isFresh) };
}

function withFresh(planned: PlannedPage, isFresh: (fence: ScalaFence) => boolean): PlannedPage {
  const placed = placeFences(planned.page.fences);
  const blocks = planned.request.blocks.map((block) => {
    const fence = placed[block.index]?.fence;
    return { ...block, fresh: fence !== undefined && isFresh(fence) };
  });
  return { ...planned, request: { ...planned.request, blocks } };
}

/** Writes the lock of a page that passed; false if the file is already up to date. */
export function writeLock(siteDir: string, { page }: PlannedPage, found: PageLock): boolean {
  const file = path.join(siteDir, lockFileOf(page.file));
  const old = oldLock(siteDir, page.file);
  const fresh = keepSamples(old, found, page.fences);
  const text = formatLock(fresh);
  const unchanged = [text, formatLock(atDateOf(old, fresh))];
  if (fs.existsSync(file) && unchanged.includes(fs.readFileSync(file, 'utf8'))) return false;
  writeWhole(file, text);
  return true;
}

function writeWhole(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, text);
  fs.renameSync(unfinished, file);
}

/** Adds the hash to lock files that an older version of the check wrote; returns their number. */
export function upgradeLocks(siteDir: string): number {
  const older = lockedPageFiles(siteDir).flatMap((page) => {
    const file = path.join(siteDir, lockFileOf(page));
    const lock = olderLock(fs.readFileSync(file, 'utf8'));
    return lock === null ? [] : [{ file, text: formatLock(lock) }];
  });
  older.forEach(({ file, text }) => writeWhole(file, text));
  return older.length;
}

/**
 * Differences between the committed lock of a page and the findings, except for outputs that vary.
 */
export function compareLock(
  siteDir: string,
  { page }: PlannedPage,
  found: PageLock,
): readonly PageProblem[] {
  const file = path.join(siteDir, lockFileOf(page.file));
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
  const refused = refusedLock(siteDir, page.file);
  const committed = text === null ? null : unprovenLock(text);
  if (committed === null && refused !== null) return [refused];
  const compared = atDateOf(committed, keepSamples(committed, found, page.fences));
  const differences = lockDifferences(committed, compared, page.fences);
  if (refused !== null) return [refused, ...differences];
  if (committed === null || differences.length > 0) return differences;
  if (text === formatLock(compared)) return [];
  const message =
    'the lock file is not formatted as this version of the check does: run `npm run snippets`';
  return [{ file: page.file, line: 1, column: 1, message }];
}

/** The new lock, with the samples of the old one for unchanged `unstable` blocks. */
function keepSamples(
  old: PageLock | null,
  fresh: PageLock,
  fences: readonly ScalaFence[],
): PageLock {
  const blocks = fresh.blocks.map((block, index) => {
    const before = old?.blocks[index];
    const same = before?.hash === block.hash && before.end?.kind === block.end?.kind;
    if (!fences[index]?.words.unstable || !same) return block;
    return { ...block, output: before.output, end: before.end, values: before.values };
  });
  return { ...fresh, blocks };
}

/** The new lock with the old date, because a new date alone isn't a change. */
function atDateOf(old: PageLock | null, fresh: PageLock): PageLock {
  const { sources } = fresh.checkedAgainst;
  const date = old?.checkedAgainst.sources?.date;
  if (sources === undefined || date === undefined) return fresh;
  return { ...fresh, checkedAgainst: { ...fresh.checkedAgainst, sources: { ...sources, date } } };
}

/**
 * Completes a page's lock: keeps the old results of runs whose server isn't available.
 *
 * @returns also a problem for each such block that the lock file doesn't contain unchanged
 */
export function keepRuns(
  siteDir: string,
  planned: PlannedPage,
  found: PageLock,
): { lock: PageLock; problems: readonly PageProblem[] } {
  const waiting = waitingBlocks(planned);
  const waitingClaims = planned.claims === null ? [] : waitingBlocks(planned.claims);
  if (waiting.length + waitingClaims.length === 0) return { lock: found, problems: [] };
  const lock = oldLock(siteDir, planned.page.file);
  const old = lock?.blocks ?? [];
  const problems: PageProblem[] = [];
  const ranClaims = lock?.claims?.hash === found.claims?.hash ? lock?.claims : undefined;
  if (ranClaims === undefined) {
    const file = planned.claims?.page.file ?? '';
    problems.push(...waitingClaims.map((fence) => notRun(file, fence, found)));
  }
  const blocks = found.blocks.map((block, index) => {
    const fence = waiting.find((one) => one.index === index);
    if (fence === undefined) return block;
    const ran = old.find(({ hash, mode }) => hash === block.hash && mode === fence.words.mode);
    if (ran === undefined) problems.push(notRun(planned.page.file, fence, found));
    return ran === undefined
      ? block
      : { ...block, mode: ran.mode, output: ran.output, end: ran.end, values: ran.values };
  });
  const claims = waitingClaims.length > 0 && ranClaims ? { claims: ranClaims } : {};
  return { lock: { ...found, blocks, ...claims }, problems };
}

/** Removes the lock of a page that no longer has Scala blocks. */
export function removeLock(siteDir: string, pageFile: string): void {
  fs.rmSync(path.join(siteDir, lockFileOf(pageFile)), { force: true });
}

/** The current lock; null if there is none, or if the check didn't write it for this page. */
export function oldLock(siteDir: string, pageFile: string): PageLock | null {
  try {
    return readLock(siteDir, pageFile);
  } catch {
    return null;
  }
}

/** The problem of a lock file that the check didn't write for this page; null if there's none. */
function refusedLock(siteDir: string, pageFile: string): PageProblem | null {
  try {
    readLock(siteDir, pageFile);
    return null;
  } catch (error) {
    if (!(error instanceof LockError)) throw error;
    const { file, line, problem, remedy } = error.finding;
    return { file, line: line ?? 1, column: 1, message: `${problem}: ${remedy}` };
  }
}
