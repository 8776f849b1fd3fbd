/** Suggests pages for an address that doesn't exist. */
import { distance } from '../../../utils/distance';
import type { Engine } from './engine';
import type { Page } from './place';
import { wholeName } from './rank';

const most = 5;
const mostSlips = 3;
/** Shorter addresses may have fewer slips, because any two short words are close. */
const lettersPerSlip = 4;
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

/** The words of the last two parts of a tidy address, for a search. */
export function wordsOfAddress(tidy: string): string {
  const words = tidy.split('/').slice(-2).join(' ');
  return words.replace(/[-_.\s]+/g, ' ').trim();
}

function addressScore(address: string, path: string): number {
  const slips = distance(address, path, mostSlips);
  if (slips <= Math.min(mostSlips, Math.max(1, address.length / lettersPerSlip))) {
    return scores.slip - slips * scores.perSlip;
  }
  const parts = address.split('/');
  const pathParts = path.split('/');
  const lastSlips = distance(parts.at(-1) ?? '', pathParts.at(-1) ?? '', 2);
  if (lastSlips > Math.min(2, (parts.at(-1)?.length ?? 0) / lettersPerSlip)) return 0;
  const shared = pathParts.filter((part) => parts.slice(0, -1).includes(part)).length;
  return scores.lastPart - lastSlips * scores.perSlip + shared * scores.perFolder;
}

/**
 * Returns the pages with similar addresses, and those of a name or title that the address contains,
 * best first; none if nothing is near.
 */
export function nearPages(address: string, baseUrl: string, engine: Engine): Page[] {
  const wanted = tidyAddress(address, baseUrl);
  const { pages } = engine.places;
  const found = new Map<number, number>();
  pages.forEach(({ path, isLast }, page) => {
    const score = addressScore(wanted, path);
    if (score > 0) found.set(page, score - (isLast ? 0 : 1));
  });
  const understood = engine.understand(wordsOfAddress(wanted.split('/').at(-1) ?? ''));
  const names = understood.names.filter(({ score }) => score >= wholeName);
  for (const { page, score } of engine.answer({ ...understood, names }).pages) {
    found.set(page, Math.max(found.get(page) ?? 0, score));
  }
  return [...found]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .flatMap(([page]) => pages[page] ?? [])
    .slice(0, most);
}
