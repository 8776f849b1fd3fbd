import type { Finding } from '../../../utils/validation/finding';
import { placesOf, type DataSource, type Place } from './source';

const id = /^ {2}'?([\w-]+)'?: \{$/g;
const otherForms = /^ {4}(?:name|also): (.*),$/g;
const quoted = /'([^']+)'|"([^"]+)"/g;

/**
 * Terms that share an id, a name, or another form, of which a page that uses it gets only one. An id
 * in two files silently hides the first.
 */
export function repeatedTerms(sources: readonly DataSource[]): Finding[] {
  const ids = placesOf(sources, id);
  const named = placesOf(sources, otherForms).flatMap((place) =>
    [...(place.match[1] ?? '').matchAll(quoted)].map((match) => ({ ...place, match })),
  );
  const termOf = ({ file, line }: Place): Place | undefined =>
    ids.findLast((each) => each.file === file && each.line <= line);
  const first = new Map<string, Place>();
  return [...ids, ...named].flatMap((place): Finding[] => {
    const { file, line, match } = place;
    const form = match[1] ?? match[2] ?? '';
    const earlier = first.get(form.toLowerCase());
    if (earlier === undefined) first.set(form.toLowerCase(), place);
    if (earlier === undefined || termOf(earlier) === termOf(place)) return [];
    return [
      {
        file,
        line,
        problem: `“${form}” already names the term ${termOf(earlier)?.match[1]} (${earlier.file}:${earlier.line})`,
        remedy: 'keep one of the two, or give this one another name',
      },
    ];
  });
}
