import {
  cutTerms,
  partsBetween,
  type PublishedTerm,
  rowsOf,
  withDifferences,
} from '@site/src/site/search/model/index-parts';

const words = Array.from({ length: 3000 }, (_, at) => `w${String(at).padStart(4, '0')}`);
const terms = words.map((word): PublishedTerm => [word, [1, 2, 3], [1, 1, 1, 1]]);
const { starts, parts } = cutTerms(terms);
const termsOf = (part: number): string[] =>
  (JSON.parse(parts[part] ?? '[]') as PublishedTerm[]).map(([term]) => term);

describe('the parts of the index', () => {
  it('contain every term once', () => {
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.flatMap((_, part) => termsOf(part))).toEqual(words);
  });

  it('contain a word in the one part that is loaded for it', () => {
    for (const word of ['w0000', 'w1234', 'w2999']) {
      const found = partsBetween(starts, word, word);
      expect(found).toHaveLength(1);
      expect(termsOf(found[0] ?? -1)).toContain(word);
    }
  });

  it('contain all words with a prefix in the parts that are loaded for it', () => {
    const fetched = partsBetween(starts, 'w1', 'w1\uffff').flatMap(termsOf);
    expect(fetched).toEqual(expect.arrayContaining(words.filter((word) => word.startsWith('w1'))));
    expect(fetched).not.toContain('w2999');
  });

  it('are not loaded for a word that comes before all others', () => {
    expect(partsBetween(starts, 'a', 'a')).toEqual([]);
  });

  it('end after a common word with a long entry', () => {
    const common: PublishedTerm = ['b', Array.from({ length: 9000 }, (_, at) => at)];
    const cut = cutTerms([['a', []], common, ['c', []]]);
    expect(cut.parts).toHaveLength(3);
    expect(partsBetween(cut.starts, 'b', 'b')).toEqual([1]);
  });

  it('store rows of numbers as differences', () => {
    const rows = [
      [3, 1],
      [10, 4],
      [11, 1],
    ];
    expect(withDifferences(rows)).toEqual([3, 1, 7, 4, 1, 1]);
    expect(rowsOf(withDifferences(rows), 2)).toEqual(rows);
  });
});
