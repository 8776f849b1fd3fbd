/** The box with information on an identifier. A page has one box. */
import type { Identifier } from '../model/identify';
import { withFailures } from '../model/failure-types';
import { shortName } from '../model/signature';
import styles from './tooltip.module.css';

const id = 'code-type';
const margin = 8;

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string | undefined,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.textContent = text;
  return made;
}

function link(href: string, text: string): HTMLAnchorElement {
  const made = element('a', undefined, text);
  made.href = href;
  return made;
}

/** Link target of an identifier: a page of this site, or else its API documentation. */
export const addressOf = ({ page, api }: Identifier): string | null => page?.path ?? api;

/** A type in which the types of failures have the mark of a failure. */
function marked(type: string): HTMLElement {
  const made = element('code', styles.type);
  for (const { text, isFailure } of withFailures(type)) {
    made.append(isFailure ? element('span', styles.failure, text) : text);
  }
  return made;
}

function fill(box: HTMLElement, identifier: Identifier): void {
  const { type, name, own, page, api } = identifier;
  const links = element('p', styles.links);
  if (page) links.append(link(page.path, page.title));
  if (api !== null) links.append(link(api, 'API documentation'));
  const where = own ? `${name}, defined on this page` : name;
  const parts = [marked(type)];
  if (own || shortName(name) !== type) parts.push(element('p', styles.name, where));
  if (links.childElementCount > 0) parts.push(links);
  box.replaceChildren(...parts);
}

function place(box: HTMLElement, target: Element): void {
  const at = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = at.bottom + height + margin <= window.innerHeight || at.top < height + margin;
  const left = Math.min(at.left, window.innerWidth - width - margin);
  box.style.left = `${Math.max(left, margin)}px`;
  box.style.top = `${below ? at.bottom + 4 : at.top - height - 4}px`;
}

export type Tooltip = ReturnType<typeof createTooltip>;

/** Creates the box, which is added to the page when it is first shown. */
export function createTooltip() {
  const box = element('div', styles.tooltip);
  box.id = id;
  box.setAttribute('role', 'tooltip');
  box.popover = 'manual';
  let current: HTMLElement | null = null;
  const hide = (): void => {
    current?.removeAttribute('aria-describedby');
    current = null;
    if (box.matches(':popover-open')) box.hidePopover();
  };
  return {
    box,
    hide,
    /** The identifier of the visible box. */
    target: (): HTMLElement | null => current,
    /** Whether that identifier has the focus; if so, the pointer doesn't close the box. */
    isFocused: (): boolean => current !== null && current === document.activeElement,
    /** Moves the box to the current position of its identifier. */
    follow: (): void => {
      if (current) place(box, current);
    },
    /** Shows the information on `target`. */
    show: (target: HTMLElement, identifier: Identifier): void => {
      if (target === current) return;
      hide();
      fill(box, identifier);
      // Inside `main`, so that the box belongs to a landmark. React may have replaced the element.
      (document.querySelector('main') ?? document.body).append(box);
      current = target;
      target.setAttribute('aria-describedby', id);
      box.showPopover();
      place(box, target);
    },
  };
}
