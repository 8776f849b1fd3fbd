/** Has axe measure the contrast of each look that words have once, instead of that of each word: hundreds of times fewer. */
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Theme } from './themes';

/** Looks in which axe has decided that nothing is wrong, by theme. */
export type KnownLooks = Readonly<Record<Theme, Set<string>>>;

export const noLooks = (): KnownLooks => ({ light: new Set(), dark: new Set() });

/** The looks of a page, the first of each in the order of its text; undefined where it is like nothing elsewhere. */
type Looks = readonly (string | undefined)[];

/**
 * Has axe measure contrast in the looks of the page that are not known, when it is asked next. To be called in each theme anew.
 * @param part the elements of a selector, beside which no looks are marked
 * @returns how many those are, and what to keep of them once axe has found nothing
 */
export async function askAboutNewLooks(
  page: Page,
  known: ReadonlySet<string>,
  part = 'body',
): Promise<{ readonly count: number; readonly looks: readonly string[] }> {
  const looks: Looks = await page.evaluate(markLooks, part);
  const isNew = looks.map((look) => look === undefined || !known.has(look));
  await page.evaluate(
    askThere,
    isNew.flatMap((is, place) => (is ? [place] : [])),
  );
  return {
    count: isNew.filter(Boolean).length,
    looks: looks.flatMap((look) => look ?? []),
  };
}

/**
 * Marks the first element of each look with its place among the looks, by what the browser has reckoned: the colour, size, weight and
 * shadow of words, all that lies behind them in the elements around them, and what tells a link from the words beside it. What can be seen
 * through, and stands elsewhere than in the flow, has a look of its own, since other things may lie behind it. Runs in the page.
 */
function markLooks(part: string): Looks {
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
  const own = new Set<string>();
  /** What is drawn in an element and in those around it; elements that draw nothing add nothing. */
  const backdrop = (element: Element | null): string => {
    const known = behind.get(element);
    if (known !== undefined || element === null) return known ?? '';
    const style = getComputedStyle(element);
    const around = backdrop(element.parentElement);
    const itself = drawn.map((property) => style.getPropertyValue(property)).join(' ');
    const isSolid = style.backgroundColor.startsWith('rgb(') && style.opacity === '1';
    const isApart = ['absolute', 'fixed'].includes(style.position) && !isSolid;
    const isPlain = itself === 'rgba(0, 0, 0, 0) none 1 none normal static';
    const all = isPlain ? around : `${around}|${itself}${isApart ? ` ${behind.size}` : ''}`;
    if (isApart || own.has(around)) own.add(all);
    behind.set(element, all);
    return all;
  };
  /** What tells a link from the words around it, where it stands among some. */
  const beside = (element: Element): string => {
    const link = element.closest('a[href]');
    const around = link?.parentElement;
    if (!link || !around || around.textContent === link.textContent) return '';
    const { textDecorationLine, borderBottom, fontStyle, fontWeight } = getComputedStyle(link);
    const words = getComputedStyle(around);
    return [textDecorationLine, borderBottom, fontStyle, fontWeight, words.color, words.fontWeight]
      .concat(words.fontStyle)
      .join(' ');
  };
  /** Whether nothing of it is drawn: hidden, beyond the edge where no one can scroll to, or cut to a point for screen readers. */
  const isOutOfSight = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    const { right, bottom } = element.getBoundingClientRect();
    if (right + scrollX <= 0 || bottom + scrollY <= 0) return true;
    const isCut = getComputedStyle(element).clipPath === 'inset(50%)';
    return isCut || element.closest('.visually-hidden') !== null;
  };

  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  const looks = new Map<string, string | undefined>();
  const note = (holder: Element, kind = '', sign = ''): void => {
    // What is out of sight has no contrast, and must not stand for what is seen.
    if (isOutOfSight(holder)) return;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(holder);
    const place = backdrop(holder);
    const words = [color, fontSize, fontWeight, textShadow, beside(holder), kind];
    const look = `${words.join(' ')}${place}`;
    const name = `${look}${sign}`;
    if (looks.has(look) || looks.has(name)) return;
    holder.setAttribute(mark, String(looks.size));
    looks.set(name, own.has(place) ? undefined : name);
  };
  const parts = [...document.querySelectorAll(part)];
  const fields = 'input, select, textarea';
  const holders = new Set<Element>(
    parts.flatMap((each) => [
      ...(each.matches(fields) ? [each] : []),
      ...each.querySelectorAll(fields),
    ]),
  );
  for (const field of holders) {
    const { color } = getComputedStyle(field, '::placeholder');
    note(field, `${field.localName} ${field.getAttribute('type')} ${color}`);
  }
  for (const each of parts) {
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { nodeValue, parentElement: holder } = texts.currentNode;
      if (holder === null || holders.has(holder) || !/\S/.test(nodeValue ?? '')) continue;
      holders.add(holder);
      // Axe leaves the contrast of some signs undecided, so that they stand for themselves alone.
      note(holder, '', /\w\w/.test(nodeValue ?? '') ? '' : ` ${nodeValue}`);
    }
  }
  return [...looks.values()];
}

/** Leaves the marks at those places alone, and has axe measure contrast there. Runs in the page. */
function askThere(places: readonly number[]): void {
  const mark = 'data-look';
  const isAsked = new Set(places.map(String));
  for (const marked of document.querySelectorAll(`[${mark}]`)) {
    if (!isAsked.has(marked.getAttribute(mark) ?? '')) marked.removeAttribute(mark);
  }
  const { configure } = (globalThis as unknown as { axe: typeof axe }).axe;
  configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
}
