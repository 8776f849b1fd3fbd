// cspell:ignore ations bcdfgklmnprt
/**
 * The stem of an English word, so that "interrupting", "interrupted" and "interruption" are equal.
 * It cuts endings by rule and doesn't find the real root, so stems are only useful for comparison.
 */

const endings: readonly (readonly [ending: RegExp, rest: string])[] = [
  [/['’]s?$/, ''],
  [/ie[sd]$/, 'y'],
  [/(sh|ch|x|ss)es$/, '$1'],
  [/([^us])s$/, '$1'],
  [/ations?$/, ''],
  [/([ts])ions?$/, '$1'],
  [/(?:ing|ed|ism|ly)$/, ''],
];

/** An ending is cut only if at least this many letters are left. */
const shortestStem = 3;

/** Cache, because a build needs the same stems a million times. */
const known = new Map<string, string>();

export function stem(word: string): string {
  const found = known.get(word) ?? cut(word);
  known.set(word, found);
  return found;
}

function cut(word: string): string {
  if (!/^[a-z'’]+$/.test(word)) return word;
  let stemmed = word;
  for (const [ending, rest] of endings) {
    const shorter = stemmed.replace(ending, rest);
    if (shorter.length >= shortestStem && /[aeiouy]/.test(shorter)) stemmed = shorter;
  }
  return stemmed.replace(/([bcdfgklmnprt])\1$/, '$1').replace(/(..)e$/, '$1');
}
