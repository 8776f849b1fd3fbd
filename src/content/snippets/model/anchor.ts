/** Converts between the id of a block's element and its position among the page's Scala blocks. */

const prefix = 'code-';

/** @param index position of the block on its page */
export const blockAnchor = (index: number): string => `${prefix}${index + 1}`;

/** Position of a block, from its id, which may begin with the name of a part of the screen. */
export const blockIndex = (anchor: string): number =>
  Number(anchor.slice(anchor.lastIndexOf(prefix) + prefix.length)) - 1;
