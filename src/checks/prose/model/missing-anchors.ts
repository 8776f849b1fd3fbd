/** Finds sections that links and the search's files name and that pages don't have. */
import type { Anchor } from '../../../content/markdown/anchors';
import { distance } from '../../../utils/distance';
import { groupBy } from '../../../utils/group-by';
import type { Finding } from '../../../utils/validation/finding';

/** A section that a link or a line of the search's files names. */
export interface NamedSection {
  readonly file: string;
  readonly line: number;
  /** Of a link. */
  readonly column?: number;
  readonly page: string;
  readonly anchor: string;
  /** The link as written, if it's one. */
  readonly url?: string;
}

export interface AnchoredPage {
  readonly id: string;
  readonly file: string;
  readonly anchors: readonly Anchor[];
}

/**
 * One finding for each anchor that a page lacks, at the heading that most likely had it; at the link if
 * only one link names it. Sections of other pages are ignored.
 */
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
      const [first] = rows;
      if (rows.length === 1 && first?.url !== undefined) {
        const { url, file, line, column } = first;
        const problem = `the link ${url} leads to an anchor that ${page.file} does not have`;
        const place = near ? `${page.file}:${near.line}` : page.file;
        return {
          file,
          line,
          column,
          problem,
          remedy: near ? remedy(anchor, near, place) : 'remove it',
        };
      }
      return {
        file: page.file,
        line: near?.line ?? 1,
        problem: `no heading has the anchor #${anchor}, which ${namedBy(rows)} (${places(rows)})`,
        remedy: near ? remedy(anchor, near) : 'remove the anchor in these places',
      };
    });
  });
}

/** `2 links and 1 line of the search name`. */
function namedBy(rows: readonly NamedSection[]): string {
  const count = (n: number, one: string, many: string): string[] =>
    n === 0 ? [] : [`${n} ${n === 1 ? one : many}`];
  const links = rows.filter(({ url }) => url !== undefined).length;
  const names = [
    ...count(links, 'link', 'links'),
    ...count(rows.length - links, 'line of the search', 'lines of the search'),
  ];
  return `${names.join(' and ')} ${rows.length === 1 ? 'names' : 'name'}`;
}

/** @param place where the heading is, if that's not the finding's own place */
function remedy(anchor: string, { id, heading, isNamed }: Anchor, place?: string): string {
  const change = `replace the anchor in ${place ? 'the link' : 'these places'} (the nearest is ${id})`;
  const where = place ? ` at ${place}` : '';
  return isNamed
    ? change
    : `if the heading has only changed, keep its old address${where}: “${heading} {/* #${anchor} */}”. Otherwise ${change}`;
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
