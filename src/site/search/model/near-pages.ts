/** Suggests pages for an address that doesn't exist. */
import { distance } from '../../../utils/distance';
import type { Engine } from './engine';
import type { Page } from './place';

const most = 5;
const mostSlips = 3;
/** Scores for an address that is nearly right as a whole, or only in its last part. */
const scores = { slip: 4, lastPart: 3, perSlip: 0.7, perFolder: 0.3 } as const;
const longestAddress = 200;

/**
 * An address below the site's base, in the form that pages use. The address can contain anything.
 */
export function tidyAddress(address: string, baseUrl: string): string {
  const below = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address;
  const cut = below.slice(0, longestAddress);
  let decoded = cut;
  try {
    decoded = decodeURIComponent(cut);
  } catch {
    // With broken percent-encoding, use it unchanged: it can still be close.
  }
  return decoded
    .toLowerCase()
    .replace(/(?:\.(?:html?|mdx?))?\/*$/, '')
    .replace(/(?:^\/+|\/index$)/g, '');
}

function addressScore(address: string, path: string): number {
  const slips = distance(address, path, mostSlips);
  if (slips <= mostSlips) return scores.slip - slips * scores.perSlip;
  const parts = address.split('/');
  const pathParts = path.split('/');
  const lastSlips = distance(parts.at(-1) ?? '', pathParts.at(-1) ?? '', 2);
  if (lastSlips > Math.min(2, (parts.at(-1)?.length ?? 0) / 4)) return 0;
  const shared = pathParts.filter((part) => parts.slice(0, -1).includes(part)).length;
  return scores.lastPart - lastSlips * scores.perSlip + shared * scores.perFolder;
}

/** Returns the pages with the most similar addresses, titles or headings, best first. */
export function nearPages(address: string, baseUrl: string, engine: Engine): Page[] {
  const wanted = tidyAddress(address, baseUrl);
  const { pages } = engine.places;
  const found = new Map<number, number>();
  pages.forEach(({ path, isLast }, page) => {
    const score = addressScore(wanted, path);
    if (score > 0) found.set(page, score - (isLast ? 0 : 1));
  });
  const words = wanted
    .split('/')
    .slice(-2)
    .join(' ')
    .replace(/[-_.]+/g, ' ');
  for (const { page, score } of engine.answer(engine.understand(words)).pages) {
    found.set(page, Math.max(found.get(page) ?? 0, score));
  }
  return [...found]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .flatMap(([page]) => pages[page] ?? [])
    .slice(0, most);
}
