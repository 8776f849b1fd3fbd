/** Reports how a different release of a library changes the pages. */
import type { FailedClaim } from '../model/claims';
import type { LockedBlock, PageLock } from '../model/lock';
import { partNames } from '../model/lock-differences';

/** A page's lock before and after. */
export interface PageChange {
  readonly page: string;
  readonly before: PageLock;
  readonly after: PageLock;
}

const shownParts = ['output', 'end', 'values', 'signatures', 'refusals'] as const;

/**
 * The report as text for a terminal.
 *
 * @param changes pages that passed before and after the change
 * @param failed pages that no longer pass
 * @param claims claims that no longer hold
 */
export function bumpReport(
  changes: readonly PageChange[],
  failed: readonly string[],
  claims: readonly FailedClaim[] = [],
): string {
  const shown: string[] = [];
  const vanished: string[] = [];
  const deprecated: string[] = [];
  const toRead = new Set(failed);
  for (const { page, before, after } of changes) {
    const now = new Set(after.symbols);
    const gone = before.symbols.filter((name) => !name.startsWith('<page>') && !now.has(name));
    vanished.push(...gone.map((name) => `${name} (${page})`));
    if (gone.length > 0) toRead.add(page);
    before.blocks.forEach((block, index) => {
      const other = after.blocks[index];
      if (other === undefined || other.hash !== block.hash) return;
      for (const part of shownParts) {
        if (JSON.stringify(block[part]) === JSON.stringify(other[part])) continue;
        shown.push(`${page}, block ${index + 1}: ${partNames[part]}`);
        toRead.add(page);
      }
      deprecated.push(...newlyDeprecated(block, other).map((name) => `${name} (${page})`));
    });
  }
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
  const text = [
    ...section('Pages that no longer pass (see the messages above):', failed),
    ...section(
      'Claims that no longer hold, so that sentences of their pages have to be rewritten:',
      claims.flatMap(({ page, at, name, found }) => [
        `${page}: ${name} (${at})`,
        ...found.split('\n').map((line) => `    ${line}`),
      ]),
    ),
    ...section('Pages whose outputs or other captured facts changed:', shown),
    ...section('Names that pages use but that no longer exist:', vanished),
    ...section('Newly deprecated:', deprecated),
    ...section('Pages to reread:', [...toRead].sort()),
  ].join('\n');
  return text === '' ? 'No captured output or fact on any page has changed.' : text.trimEnd();
}

function newlyDeprecated(before: LockedBlock, after: LockedBlock): string[] {
  const old = new Set(before.signatures.filter((one) => one.deprecated).map(({ name }) => name));
  return after.signatures
    .filter(({ name, deprecated }) => deprecated !== null && !old.has(name))
    .map(({ name, deprecated }) => `${name}: ${deprecated}`);
}
