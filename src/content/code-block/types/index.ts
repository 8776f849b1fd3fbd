/**
 * Types on pointing, tapping and focus. Loaded when a reader first points at code; works on the
 * HTML of the blocks, which the application never renders again.
 */
import { blockIndex } from '../../snippets/model/anchor';
import { identify, type DocumentedSymbols, type Identifier } from '../model/identify';
import type { PageFacts } from '../model/page-files';
import { documentedSymbols, pageFactsAt } from './facts';
import { markIdentifiers } from './mark-identifiers';
import { enterBlock, focusIdentifier, identifierAfter } from './roving';
import { addressOf, createTooltip, type Tooltip } from './tooltip';

/** How long the pointer may be off an identifier on its way to the box. */
const graceMs = 250;

interface Known {
  readonly facts: PageFacts;
  readonly documented: DocumentedSymbols;
}

const factOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-fact]') : null;

/** The position of a block among the facts of its page. */
const positionOf = (pre: HTMLElement): number =>
  Number(pre.dataset['block'] ?? blockIndex(pre.closest('[data-code]')?.id ?? ''));

/**
 * The identifier below a pointer that rests since before there were elements for identifiers.
 * Browsers may notice those only when it moves; then the token that it is on tells, if it holds
 * only one.
 */
function hoveredFact(pre: HTMLElement): HTMLElement | null {
  const hovered = [...pre.querySelectorAll(':hover')].pop();
  if (!hovered) return null;
  const inside = hovered.querySelectorAll<HTMLElement>('[data-fact]');
  return factOf(hovered) ?? (inside.length === 1 ? (inside[0] ?? null) : null);
}

export interface CodeTypes {
  /** The reader points at a block. */
  point(pre: HTMLElement): Promise<void>;
  /** The reader asks for the types of a block by its button. */
  enter(button: HTMLElement): Promise<void>;
}

/** Starts to answer on a page. @param baseUrl of the site */
export function startCodeTypes(baseUrl: string): CodeTypes {
  const tooltip = createTooltip();
  const known = new WeakMap<HTMLElement, Known>();

  const prepare = async (pre: HTMLElement): Promise<void> => {
    if (known.has(pre)) return;
    const [facts, documented] = await Promise.all([
      pageFactsAt(pre.dataset['facts'] ?? ''),
      documentedSymbols(baseUrl),
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
    point: async (pre) => {
      if (known.has(pre)) return;
      await prepare(pre);
      const under = hoveredFact(pre);
      // Meanwhile the keyboard may have led elsewhere, and the page have scrolled code below the
      // pointer.
      if (under && !tooltip.isFocused()) show(under);
    },
    enter: async (button) => {
      const pre = button.closest('[data-code]')?.querySelector<HTMLElement>('[data-facts]');
      if (!pre) return;
      await prepare(pre);
      // Who has gone on meanwhile is not called back. Some browsers give no focus to a button that
      // is clicked.
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
    // A pointer that rests is over something else when the page scrolls; that is nobody's wish.
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
    // The button of a block whose facts are known has shown the box before this is called, and
    // given away its focus.
    else if (!within(target)) hideUnlessFocused();
  });
  // The box follows what has the focus, which may have been scrolled into view; else code would
  // move below it.
  const onScroll = ({ target }: Event): void => {
    if (within(target)) return;
    if (tooltip.isFocused()) tooltip.follow();
    else tooltip.hide();
  };
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
}

/**
 * The box stands at the end of the document; Tab leads into its links all the same, and Escape or
 * the ends of the links lead back. Returns whether the key was one of those.
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
  // From the last link the browser goes on from the identifier, as if there had been no box.
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
