import { nearest } from '../../utils/nearest';

/** End of a sentence on an unknown name: `; did you mean "zio-json"?`, or a full stop. */
export function didYouMean(wrong: string, known: readonly string[]): string {
  const meant = nearest(wrong, known);
  return meant === null ? '.' : `; did you mean "${meant}"?`;
}
