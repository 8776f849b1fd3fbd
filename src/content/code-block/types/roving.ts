/** Keyboard navigation between the identifiers of a block. */

const factsOf = (pre: HTMLElement): HTMLElement[] => [
  ...pre.querySelectorAll<HTMLElement>('[data-fact]'),
];

const lineOf = (element: HTMLElement): number => element.getBoundingClientRect().top;

/** The nearest identifier on the next line that has one, in the given direction. */
function onNextLine(all: HTMLElement[], from: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const start = lineOf(from);
  const beyond = all.filter((each) => (lineOf(each) - start) * by > 1);
  const next = by === 1 ? beyond[0] : beyond[beyond.length - 1];
  if (!next) return undefined;
  const line = beyond.filter((each) => Math.abs(lineOf(each) - lineOf(next)) <= 1);
  const left = from.getBoundingClientRect().left;
  const distance = (each: HTMLElement) => Math.abs(each.getBoundingClientRect().left - left);
  return line.reduce((best, each) => (distance(each) < distance(best) ? each : best), next);
}

/** Focuses an identifier; only one identifier per block is in the Tab order. */
export function focusIdentifier(pre: HTMLElement, target: HTMLElement | undefined): void {
  if (!target) return;
  for (const each of factsOf(pre)) each.tabIndex = -1;
  target.tabIndex = 0;
  target.focus();
}

/** Focuses the identifier that had the focus last, or the first one. */
export function enterBlock(pre: HTMLElement): void {
  const all = factsOf(pre);
  focusIdentifier(pre, all.find((each) => each.tabIndex === 0) ?? all[0]);
}

/** The identifier that a key moves to; undefined if there is none. */
export function identifierAfter(
  pre: HTMLElement,
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const all = factsOf(pre);
  const at = all.indexOf(from);
  const moves: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => all[at + 1],
    ArrowLeft: () => all[at - 1],
    ArrowDown: () => onNextLine(all, from, 1),
    ArrowUp: () => onNextLine(all, from, -1),
    Home: () => all[0],
    End: () => all.at(-1),
  };
  return moves[key]?.();
}
