/**
 * Takes words of code out of their elements where a word before them in the same element is of the same kind, and so has its
 * colours: axe asks the style of each element of a page, and a fifth of them and more are such words. Runs in the page.
 */
export function mergeAlikeWords(): void {
  for (const holder of document.querySelectorAll('pre :has(> [class^="tok-"])')) {
    const kinds = new Set<string>();
    for (const word of holder.querySelectorAll(':scope > [class^="tok-"]')) {
      if (word.childElementCount === 0 && kinds.has(word.className)) {
        word.replaceWith(word.textContent ?? '');
      }
      kinds.add(word.className);
    }
    holder.normalize();
  }
}
