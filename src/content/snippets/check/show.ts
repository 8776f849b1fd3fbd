/** `npm run snippets -- --show`: prints the contents of lock files, and compiles nothing. */
import { readLock } from '../lock-files';
import { blockHead, findingsText } from '../model/block-text';
import type { ScalaFence } from '../model/fences';
import { claimsHash, claimText } from '../model/claims';
import type { LockedBlock, PageLock } from '../model/lock';
import { matchBlocks } from '../model/match-blocks';
import type { SourcePage } from '../model/page';
import { problemText } from '../model/problem';
import { choosePages, loadPage } from './pages';

/**
 * The findings of pages; if a path ends with `:` and a line, only those of the block there.
 *
 * @param asked files, folders or page ids
 * @returns a text for each page
 * @throws Error if the page doesn't exist, or the line has no Scala block
 */
export function shownFindings(siteDir: string, asked: readonly string[]): string[] {
  if (asked.length === 0) throw new Error('Name a page: npm run snippets -- --show PATH[:LINE]');
  return asked.flatMap((argument) => {
    const [, path = argument, digits] = /^(.*?):(\d+)$/.exec(argument) ?? [];
    const line = digits === undefined ? null : Number(digits);
    return choosePages(siteDir, [path]).map((file) => pageText(siteDir, file, line));
  });
}

function pageText(siteDir: string, file: string, line: number | null): string {
  const { fences, claims, problems } = loadPage(siteDir, file);
  if (problems.length > 0) return problems.map(problemText).join('\n');
  const shown = line === null ? fences : [fenceAt(file, fences, line)];
  const lock = readLock(siteDir, file);
  const proven = line === null && claims !== null ? [claimsText(claims, lock)] : [];
  if (shown.length + proven.length === 0) return `${file}: no Scala blocks`;
  const { blocks } = matchBlocks(file, fences, lock);
  const texts = shown.map((fence) => blockText(file, fence, blocks[fence.index] ?? null));
  return [...texts, ...proven].join('\n\n');
}

function claimsText(claims: SourcePage, lock: PageLock | null): string {
  const names =
    claimsHash(claims) === lock?.claims?.hash ? lock?.claims?.names.map(claimText) : null;
  const lines = names ?? ['This version of the claims has not been checked yet.'];
  return [`${claims.file}:1: [claims]`, ...lines.map((text) => `  ${text}`)].join('\n');
}

function blockText(file: string, fence: ScalaFence, block: LockedBlock | null): string {
  const head = blockHead(file, fence, block?.mode ?? fence.words.mode);
  if (block === null) return `${head}\n  This version of the block has not been checked yet.`;
  const refusals = block.refusals.map(({ line, column, message }) => ({
    line: fence.line + line,
    column: column + 1 + (fence.columns[line] ?? 0),
    message,
  }));
  const text = findingsText(fence, { ...block, refusals });
  return text === '' ? head : `${head}\n${text}`;
}

function fenceAt(file: string, fences: readonly ScalaFence[], line: number): ScalaFence {
  const ends = ({ fenceLine, node }: ScalaFence) => node.position?.end.line ?? fenceLine;
  const found = fences.find((fence) => fence.fenceLine <= line && line <= ends(fence));
  if (found !== undefined) return found;
  const lines = fences.map((fence) => `${fence.fenceLine}–${ends(fence)}`).join(', ');
  throw new Error(
    fences.length === 0
      ? `${file} has no Scala blocks`
      : `${file} has no Scala block at line ${line}; its blocks are at ${lines}`,
  );
}
