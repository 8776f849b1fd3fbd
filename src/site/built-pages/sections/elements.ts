/** Lists elements of a built page that begin a new line of its text, or aren't part of it. */
import { attribute, type Element, textOf } from '../tree';

const blocks = new Set(
  'article aside blockquote caption dd details div dl dt fieldset figcaption figure footer header label legend li ol p section summary table tr ul'.split(
    ' ',
  ),
);
const skipped = new Set('button script style svg template nav'.split(' '));

/** Whether an element has lines of its own. */
export function isBlock(name: string): boolean {
  return blocks.has(name);
}

/**
 * Whether the search ignores an element: controls, pictures, definitions that repeat the glossary,
 * and links whose text says nothing, because their accessible name is another (`#`, "API").
 */
export function isSkipped(element: Element): boolean {
  return (
    skipped.has(element.tagName) ||
    attribute(element, 'role') === 'tooltip' ||
    attribute(element, 'aria-hidden') === 'true' ||
    (element.tagName === 'a' && !nameOf(element).startsWith(textOf(element)))
  );
}

/** The accessible name of a link. It may add to the text that the link opens a new tab. */
const nameOf = (link: Element): string => attribute(link, 'aria-label') ?? textOf(link);
