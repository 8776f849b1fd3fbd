/** Has axe look at the contrast of each look that words have on a page, instead of at each word: ten times fewer. */
import type axe from 'axe-core';

/**
 * Marks the first element of each look, by what the browser has reckoned, and has axe measure contrast there. The look of words is
 * their colour, size, weight and shadow, and all that lies behind them in the elements around them; what stands elsewhere
 * than in the flow has a look of its own, since other things may lie behind it. Runs in the page, in each theme anew.
 */
export function askOncePerLook(): void {
  const mark = 'data-look';
  const drawn = [
    'background-color',
    'background-image',
    'opacity',
    'filter',
    'mix-blend-mode',
    'position',
  ];
  const behind = new Map<Element | null, string>([[null, '']]);
  /** What is drawn in an element and in those around it; elements that draw nothing add nothing. */
  const backdrop = (element: Element | null): string => {
    const known = behind.get(element);
    if (known !== undefined || element === null) return known ?? '';
    const style = getComputedStyle(element);
    const own = drawn.map((property) => style.getPropertyValue(property)).join(' ');
    const place = style.position === 'absolute' ? ` ${behind.size}` : '';
    const isPlain = own === 'rgba(0, 0, 0, 0) none 1 none normal static';
    const all = backdrop(element.parentElement) + (isPlain ? '' : `|${own}${place}`);
    behind.set(element, all);
    return all;
  };

  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  const holders = new Set<Element>(document.querySelectorAll('input, select, textarea'));
  for (const field of holders) field.setAttribute(mark, '');
  const looks = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement: holder } = texts.currentNode;
    if (holder === null || holders.has(holder) || !/\S/.test(nodeValue ?? '')) continue;
    holders.add(holder);
    // What is out of sight has no contrast, and must not stand for what is seen.
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(holder);
    const look = [color, fontSize, fontWeight, textShadow, backdrop(holder)].join(' ');
    if (!looks.has(look)) holder.setAttribute(mark, '');
    // Axe leaves the contrast of single signs undecided.
    if (/\w\w/.test(nodeValue ?? '')) looks.add(look);
  }
  const { configure } = (globalThis as unknown as { axe: typeof axe }).axe;
  configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
}
