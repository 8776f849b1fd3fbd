/** Which elements of a built page begin a new line of its text, and which are no part of it. */
import { attribute, type Element, textOf } from '../tree';

const blocks = new Set(
  'article aside blockquote caption dd details div dl dt fieldset figcaption figure footer header label legend li ol p section summary table tr ul'.split(
    ' ',
  ),
);
const skipped = new Set('button script style svg template nav'.split(' '));

/** Whether an element stands on lines of its own. */
export function isBlock(name: string): boolean {
  return blocks.has(name);
}

/**
 * Whether search looks away from an element: controls, pictures, definitions that repeat the
 * glossary, and links whose own words say nothing, which are those whose name is another (`#`,
 * "API").
 */
export function isSkipped(element: Element): boolean {
  return (
    skipped.has(element.tagName) ||
    attribute(element, 'role') === 'tooltip' ||
    attribute(element, 'aria-hidden') === 'true' ||
    (element.tagName === 'a' && !nameOf(element).startsWith(textOf(element)))
  );
}

/** What a link is called to those who hear it; it may add to its words that it opens a new tab. */
const nameOf = (link: Element): string => attribute(link, 'aria-label') ?? textOf(link);
