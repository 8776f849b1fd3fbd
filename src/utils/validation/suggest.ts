import { nearest } from '../nearest';

/** A remedy that names the nearest candidate to a mistyped word, before what to do otherwise. */
export function suggest(word: string, candidates: Iterable<string>, otherwise: string): string {
  const near = nearest(word, candidates);
  return near === null ? otherwise : `did you mean ${near}? Otherwise ${otherwise}`;
}
