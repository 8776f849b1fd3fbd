import type { Item } from './items';

/** A sidebar link with the labels of the categories around it, outermost first. */
interface FoundLink {
  readonly label: string;
  readonly href: string;
  readonly trail: readonly string[];
}

function linksOf(items: readonly Item[], trail: readonly string[]): FoundLink[] {
  return items.flatMap(({ label = '', href, items: inner = [] }) => [
    ...(href === undefined ? [] : [{ label, href, trail }]),
    ...linksOf(inner, [...trail, label]),
  ]);
}

/**
 * The links whose own labels, together with those of the categories around them, contain every word
 * of the text, ignoring case. Links whose own label contains all words come first. "zio-json"
 * counts as two words, as in "ZIO JSON".
 */
export function filterLinks(items: readonly Item[], text: string): FoundLink[] {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const holdsAll = (label: string): boolean =>
    words.every((word) => label.toLowerCase().includes(word));
  const found = linksOf(items, []).filter(({ label, trail }) =>
    holdsAll([...trail, label].join(' ')),
  );
  return [
    ...found.filter(({ label }) => holdsAll(label)),
    ...found.filter(({ label }) => !holdsAll(label)),
  ];
}
