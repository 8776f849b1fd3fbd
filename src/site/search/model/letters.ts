/**
 * A quick proof that two words are far apart: sets of letters as bits. An edit changes at most two
 * of them, so words whose sets differ more need no comparing letter by letter.
 */

/** The set of a word's letters; letters may share a bit, which only makes the proof rarer. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** Whether words with these letters may lie within some edits of each other. */
export function mayBeNear(a: number, b: number, edits: number): boolean {
  let different = a ^ b;
  let left = 2 * edits;
  for (; different !== 0; different &= different - 1) {
    left -= 1;
    if (left < 0) return false;
  }
  return true;
}
