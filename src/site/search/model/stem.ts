// cspell:ignore ations bcdfgklmnprt optimise ment dgement dgment grey artefact
/**
 * The stem of an English word, so that "interrupting", "interrupted", and "interruption" are equal.
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

/**
 * What differs between British and American stems, so that "optimise" and "optimize" are equal. The
 * shorter change was chosen, not the better spelling: "promise" is more common here than "optimize".
 */
const spellings: readonly (readonly [part: RegExp, same: string])[] = [
  [/(?<=..[a-z])([iy])z(?=$|er|ab)/, '$1s'],
  [/(?<=[a-z]{2})our(?=$|ab|al|ful|it)/, 'or'],
  [/(?<=[a-z][bt])r$/, 'er'],
  [/enc$/, 'ens'],
  [/ogu$/, 'og'],
  [/mm$/, 'm'],
  [/ll(?=(?:abl|er|ful|ment)$)/, 'l'],
  [/dgement/, 'dgment'],
  [/^grey/, 'gray'],
  [/^tyr$/, 'tir'],
  [/^artefact/, 'artifact'],
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
  stemmed = stemmed.replace(/([bcdfgklmnprt])\1$/, '$1').replace(/(..)e$/, '$1');
  return spellings.reduce((form, [part, same]) => form.replace(part, same), stemmed);
}
