import { nearest } from '../nearest';

/** A remedy that suggests the nearest candidate for a mistyped word, then the alternative. */
export function suggest(word: string, candidates: Iterable<string>, otherwise: string): string {
  const near = nearest(word, candidates);
  return near === null ? otherwise : `did you mean ${near}? Otherwise ${otherwise}`;
}
