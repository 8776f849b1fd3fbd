// cspell:ignore doesn
/** Words that say nothing about the topic of a text or question. On this site, "zio" is one. */
const stopWords = new Set(
  (
    'a about an and any are as at be been but by can could did do does for from get had has have how i if in into ' +
    'is it its me my of on or should so than that the their them then there these they this to use used using was ' +
    'were what when where which who why will with would you your zio ' +
    'also am best between difference different doesn don get isn just like need our say sure thing things very versus vs want way we'
  ).split(' '),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Removes stop words, unless nothing else would be left. */
export function withoutStopWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : [...words];
}
