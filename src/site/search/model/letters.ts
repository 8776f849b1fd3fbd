/**
 * Quickly rules out that two words are close, with sets of letters as bits. An edit changes at most
 * two letters, so words whose sets differ more don't have to be compared letter by letter.
 */

/**
 * The set of a word's letters. Letters can share a bit, which only makes the test less effective.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** Whether words with these letters can be within some edits of each other. */
export function mayBeNear(a: number, b: number, edits: number): boolean {
  let different = a ^ b;
  let left = 2 * edits;
  for (; different !== 0; different &= different - 1) {
    left -= 1;
    if (left < 0) return false;
  }
  return true;
}
