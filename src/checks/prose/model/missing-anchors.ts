/** Finds sections that the search's files name and that pages don't have. */
import type { Anchor } from '../../../content/markdown/anchors';
import { distance } from '../../../utils/distance';
import { groupBy } from '../../../utils/group-by';
import type { Finding } from '../../../utils/validation/finding';

/** A section that a line of a file names. */
export interface NamedSection {
  readonly file: string;
  readonly line: number;
  readonly page: string;
  readonly anchor: string;
}

export interface AnchoredPage {
  readonly id: string;
  readonly file: string;
  readonly anchors: readonly Anchor[];
}

/** One finding for each anchor that a page lacks. Sections of other pages are ignored. */
export function missingAnchors(
  named: readonly NamedSection[],
  pages: readonly AnchoredPage[],
): Finding[] {
  const byPage = groupBy(named, ({ page }) => page);
  return pages.flatMap((page) => {
    const own = byPage.get(page.id) ?? [];
    const known = new Set(['', ...page.anchors.map(({ id }) => id)]);
    const missing = own.filter(({ anchor }) => !known.has(anchor));
    const used = new Set(own.map(({ anchor }) => anchor));
    return [...groupBy(missing, ({ anchor }) => anchor)].map(([anchor, rows]): Finding => {
      const near = nearestAnchor(anchor, page.anchors, used);
      return {
        file: page.file,
        line: near?.line ?? 1,
        problem: `the search has ${rows.length === 1 ? 'a line' : `${rows.length} lines`} for the anchor #${anchor}, which no heading has (${places(rows)})`,
        remedy: near ? remedy(anchor, near) : 'leave the anchor in these lines empty',
      };
    });
  });
}

function remedy(anchor: string, { id, heading, isNamed }: Anchor): string {
  const change = `replace the anchor in these lines (the nearest is ${id})`;
  return isNamed
    ? change
    : `if the heading has only changed, keep its old address: “${heading} {/* #${anchor} */}”. Otherwise ${change}`;
}

/** Files with the lines in each: `a.tsv:3, 8; b.tsv:1`. */
function places(rows: readonly NamedSection[]): string {
  return [...groupBy(rows, ({ file }) => file)]
    .map(([file, own]) => `${file}:${own.map(({ line }) => line).join(', ')}`)
    .join('; ');
}

/**
 * The anchor whose letters are closest. The heading that lost an anchor usually has a new one,
 * which no line names yet: that makes up for a quarter of the letters.
 */
function nearestAnchor(
  missing: string,
  anchors: readonly Anchor[],
  used: ReadonlySet<string>,
): Anchor | undefined {
  const most = 199;
  const distances = anchors.map((anchor) => {
    const length = Math.max(missing.length, anchor.id.length);
    const share = distance(missing, anchor.id, most) / length;
    return { anchor, share: share + (used.has(anchor.id) ? 0.25 : 0) };
  });
  return distances.sort((a, b) => a.share - b.share)[0]?.anchor;
}
