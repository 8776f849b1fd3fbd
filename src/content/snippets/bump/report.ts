/** Reports how a different release of a library changes the pages. */
import type { LockedBlock, PageLock } from '../model/lock';

/** A page's lock before and after. */
export interface PageChange {
  readonly page: string;
  readonly before: PageLock;
  readonly after: PageLock;
}

export interface BumpReport {
  /** Changes in what pages show: `page, block 3: its output`. */
  readonly shown: readonly string[];
  /** Names that resolve differently or no longer, with a page that used them. */
  readonly vanished: readonly string[];
  /** Names in `scala api` blocks that are now deprecated, with the message. */
  readonly deprecated: readonly string[];
  /** Pages whose prose may be wrong now. */
  readonly toRead: readonly string[];
}

const shownParts: readonly (readonly [keyof LockedBlock, string])[] = [
  ['output', 'its output'],
  ['end', 'how its run ends'],
  ['values', 'its values'],
  ['signatures', 'its signatures'],
  ['refusals', "the compiler's message"],
];

/** Compares the locks of pages that passed before and after the change. */
export function bumpReport(changes: readonly PageChange[]): BumpReport {
  const shown: string[] = [];
  const vanished: string[] = [];
  const deprecated: string[] = [];
  const toRead = new Set<string>();
  for (const { page, before, after } of changes) {
    const now = new Set(after.symbols);
    const gone = before.symbols.filter((name) => !name.startsWith('<page>') && !now.has(name));
    vanished.push(...gone.map((name) => `${name} (${page})`));
    if (gone.length > 0) toRead.add(page);
    before.blocks.forEach((block, index) => {
      const other = after.blocks[index];
      if (other === undefined || other.hash !== block.hash) return;
      for (const [part, words] of shownParts) {
        if (JSON.stringify(block[part]) === JSON.stringify(other[part])) continue;
        shown.push(`${page}, block ${index + 1}: ${words}`);
        toRead.add(page);
      }
      deprecated.push(...newlyDeprecated(block, other).map((name) => `${name} (${page})`));
    });
  }
  return { shown, vanished, deprecated, toRead: [...toRead].sort() };
}

function newlyDeprecated(before: LockedBlock, after: LockedBlock): string[] {
  const old = new Set(before.signatures.filter((one) => one.deprecated).map(({ name }) => name));
  return after.signatures
    .filter(({ name, deprecated }) => deprecated !== null && !old.has(name))
    .map(({ name, deprecated }) => `${name}: ${deprecated}`);
}

/** The report as text for a terminal. */
export function bumpReportText(report: BumpReport, failed: readonly string[]): string {
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
  const text = [
    ...section('Pages that no longer pass (see the messages above):', failed),
    ...section('Pages whose outputs or other captured facts changed:', report.shown),
    ...section('Names that pages use but that no longer exist:', report.vanished),
    ...section('Newly deprecated:', report.deprecated),
    ...section('Pages to reread:', [...new Set([...failed, ...report.toRead])].sort()),
  ].join('\n');
  return text === '' ? 'No captured output or fact on any page has changed.' : text.trimEnd();
}
