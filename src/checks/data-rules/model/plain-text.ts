import type { Finding } from '../../../utils/validation/finding';
import { placesOf, type DataSource } from './source';

const quoted = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g;

/** HTML and addresses of scripts in texts of data, which the site shows as plain text. */
export function markupInData(sources: readonly DataSource[]): Finding[] {
  const texts = placesOf(
    sources.filter(({ file }) => file.endsWith('.ts')),
    quoted,
  ).map(({ file, line, match }) => ({ file, line, text: match[1] ?? match[2] ?? '' }));
  const rows = placesOf(
    sources.filter(({ file }) => file.endsWith('.tsv')),
    /[^\t]+/g,
  ).map(({ file, line, match }) => ({ file, line, text: match[0] }));
  return [...texts, ...rows].flatMap(({ file, line, text }): Finding[] => {
    const prose = text.replace(/`[^`]*`/g, '');
    const [tag] = /<\/?[a-z][^>]*>?|<!--|&#?\w+;/i.exec(prose) ?? [];
    if (tag !== undefined) {
      const remedy = 'write plain text, with code between backquotes and signs as they are';
      return [{ file, line, problem: `the text contains HTML: ${tag}`, remedy }];
    }
    const [scheme] = /^\s*(?:javascript|data|vbscript|file):/i.exec(text) ?? [];
    if (scheme === undefined) return [];
    const problem = `“${scheme.trim()}” is not the beginning of an address that the site links to`;
    return [{ file, line, problem, remedy: 'write an address that begins with https://' }];
  });
}
