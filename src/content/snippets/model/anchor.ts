/**
 * The id of a block's element, from which its position among the Scala blocks of the page can be
 * told again.
 */

const prefix = 'code-';

/** @param index position of the block on its page */
export const blockAnchor = (index: number): string => `${prefix}${index + 1}`;

/** The position of a block by its id. */
export const blockIndex = (anchor: string): number => Number(anchor.slice(prefix.length)) - 1;
