/**
 * Shows types on hover, tap and focus. Loaded when a reader first points at code. Works on the HTML
 * of the blocks, which React doesn't render again.
 */
import { blockIndex } from '../../snippets/model/anchor';
import { identify, type DocumentedSymbols, type Identifier } from '../model/identify';
import type { PageFacts } from '../model/page-files';
import { markIdentifiers } from './mark-identifiers';
import { enterBlock, focusIdentifier, identifierAfter } from './roving';
import { addressOf, createTooltip, type Tooltip } from './tooltip';

const answers = new Map<string, Promise<unknown>>();

function fetchOnce<T>(url: string): Promise<T> {
  const known = answers.get(url);
  if (known) return known as Promise<T>;
  const answer = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json() as Promise<T>;
  });
  answers.set(url, answer);
  // A failed request must not block later ones.
  answer.catch(() => answers.delete(url));
  return answer;
}

/** How long the pointer may be between an identifier and the box, in milliseconds. */
const graceMs = 250;

interface Known {
  readonly facts: PageFacts;
  readonly documented: DocumentedSymbols;
}

const factOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-fact]') : null;

/** Position of a block in the facts of its page. */
const positionOf = (pre: HTMLElement): number =>
  Number(pre.dataset['block'] ?? blockIndex(pre.closest('[data-code]')?.id ?? ''));

/**
 * The identifier below a pointer that hasn't moved since the identifiers were marked. Some browsers
 * update `:hover` only on a move, so a token with a single identifier counts too.
 */
function hoveredFact(pre: HTMLElement): HTMLElement | null {
  const hovered = [...pre.querySelectorAll(':hover')].pop();
  if (!hovered) return null;
  const inside = hovered.querySelectorAll<HTMLElement>('[data-fact]');
  return factOf(hovered) ?? (inside.length === 1 ? (inside[0] ?? null) : null);
}

/** The identifier at a click's place, which had no mark yet when the click came. */
function tappedFact(event: Event): HTMLElement | null {
  if (!(event instanceof MouseEvent) || event.type !== 'click') return null;
  return factOf(document.elementFromPoint(event.clientX, event.clientY));
}

export type CodeTypes = ReturnType<typeof startCodeTypes>;

/** Activates types on a page. @param baseUrl base address of the site */
export function startCodeTypes(baseUrl: string) {
  const tooltip = createTooltip();
  const known = new WeakMap<HTMLElement, Known>();

  const prepare = async (pre: HTMLElement): Promise<void> => {
    if (known.has(pre)) return;
    const [facts, documented] = await Promise.all([
      fetchOnce<PageFacts>(pre.dataset['facts'] ?? ''),
      // Without the list of documented symbols, types have fewer links.
      fetchOnce<DocumentedSymbols>(`${baseUrl}code/documented.json`).catch(() => ({})),
    ]);
    known.set(pre, { facts, documented });
    markIdentifiers(pre, facts.blocks[positionOf(pre)] ?? []);
  };
  const identifierAt = (fact: HTMLElement): Identifier | undefined => {
    const pre = fact.closest<HTMLElement>('[data-facts]');
    const page = pre && known.get(pre);
    if (!page) return undefined;
    const block = positionOf(pre);
    return identify(page.facts, page.documented, block, Number(fact.dataset['fact']));
  };
  const show = (fact: HTMLElement): void => {
    const identifier = identifierAt(fact);
    if (!identifier) return;
    if (addressOf(identifier) !== null) fact.setAttribute('role', 'link');
    tooltip.show(fact, identifier);
  };

  followPointer(tooltip, show);
  followKeyboard(tooltip, show, identifierAt);
  return {
    /** Handles a pointer on a block, or a tap that was made before the code for types had loaded. */
    point: async (pre: HTMLElement, event: Event): Promise<void> => {
      if (known.has(pre)) return;
      await prepare(pre);
      const under = tappedFact(event) ?? hoveredFact(pre);
      // By now, the focus or the scroll position may have changed.
      if (under && !tooltip.isFocused()) show(under);
    },
    /** Handles a click on the types button of a block. */
    enter: async (button: HTMLElement): Promise<void> => {
      const pre = button.closest('[data-code]')?.querySelector<HTMLElement>('[data-facts]');
      if (!pre) return;
      await prepare(pre);
      // Don't take the focus back from another element. Some browsers don't focus a clicked button.
      const { activeElement, body } = document;
      if (activeElement === button || activeElement === body) enterBlock(pre);
    },
  };
}

function followPointer(tooltip: Tooltip, show: (fact: HTMLElement) => void): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const within = (target: EventTarget | null): boolean =>
    target instanceof Node && tooltip.box.contains(target);
  const hideUnlessFocused = (): void => {
    if (!tooltip.isFocused()) tooltip.hide();
  };
  let last: PointerEvent | undefined;
  document.addEventListener('pointermove', (event) => (last = event), { passive: true });
  document.addEventListener('pointerover', (event) => {
    const { target, pointerType, screenX, screenY } = event;
    if (pointerType === 'touch') return;
    // Scrolling moves code below a resting pointer, which the reader didn't intend.
    const hasMoved = last !== undefined && (last.screenX !== screenX || last.screenY !== screenY);
    last = event;
    if (!hasMoved && tooltip.isFocused()) return;
    const fact = factOf(target);
    if (fact || within(target)) clearTimeout(leaving);
    if (fact) show(fact);
    else if (!within(target)) {
      clearTimeout(leaving);
      leaving = setTimeout(hideUnlessFocused, graceMs);
    }
  });
  document.addEventListener('click', ({ target }) => {
    const fact = factOf(target);
    if (fact) show(fact);
    // If the facts were loaded, the button already opened the box and moved the focus.
    else if (!within(target)) hideUnlessFocused();
  });
  // Focusing can scroll an identifier into view, so the box follows the focused identifier.
  const onScroll = ({ target }: Event): void => {
    if (within(target)) return;
    if (tooltip.isFocused()) tooltip.follow();
    else tooltip.hide();
  };
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
}

/**
 * The box is at the end of the document. Tab moves from the identifier into the box's links;
 * Escape, or Tab at either end, moves back. Returns whether it handled the key.
 */
function stepIntoBox({ box, target, hide }: Tooltip, event: KeyboardEvent): boolean {
  const fact = target();
  const links = [...box.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const isInside = at >= 0;
  if (!fact || (!isInside && fact !== document.activeElement)) return false;
  if (event.key === 'Escape' && isInside) {
    fact.focus();
    hide();
    return true;
  }
  if (event.key !== 'Tab' || (!isInside && event.shiftKey)) return false;
  const next = links[at + (event.shiftKey ? -1 : 1)];
  // After the last link, the browser continues from the identifier as if there were no box.
  if (next || event.shiftKey) event.preventDefault();
  (next ?? fact).focus();
  return true;
}

function followKeyboard(
  tooltip: Tooltip,
  show: (fact: HTMLElement) => void,
  identifierAt: (fact: HTMLElement) => Identifier | undefined,
): void {
  document.addEventListener('focusin', ({ target }) => {
    const fact = factOf(target);
    if (fact) show(fact);
    else if (!(target instanceof Node && tooltip.box.contains(target))) tooltip.hide();
  });
  document.addEventListener('keydown', (event) => {
    const fact = factOf(event.target);
    if (stepIntoBox(tooltip, event)) return;
    if (event.key === 'Escape') {
      tooltip.hide();
      fact?.closest('[data-code]')?.querySelector<HTMLElement>('[data-code-types]')?.focus();
      return;
    }
    const pre = fact?.closest<HTMLElement>('[data-facts]');
    if (!fact || !pre || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = identifierAfter(pre, fact, event.key);
    if (next) {
      event.preventDefault();
      focusIdentifier(pre, next);
    } else if (event.key === 'Enter') {
      const identifier = identifierAt(fact);
      const address = identifier && addressOf(identifier);
      if (address) window.location.assign(address);
    }
  });
}
