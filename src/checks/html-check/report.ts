/** Sorts the Nu HTML checker's messages, so that a report leads to the cause. */
import { groupBy } from '../../utils/group-by';
import type { Allowed } from './allowed';

/** A message in the checker's JSON output, with the fields that are used. */
export interface CheckerMessage {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: string;
  /** `file:` and the absolute path; absent if the checker itself failed. */
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  /** The HTML around the error. */
  readonly extract?: string;
}

export interface BuiltPage {
  /** Relative to the build folder. */
  readonly file: string;
  readonly html: string;
}

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
  readonly extract: string;
}

/**
 * The checker's errors and warnings that aren't allowed, and the entries of the list that match no
 * message.
 */
export function checkerFindings(
  messages: readonly CheckerMessage[],
  folder: string,
  allowed: readonly Allowed[],
): { readonly findings: Finding[]; readonly unused: Allowed[] } {
  const judged = messages.filter(
    ({ type, subType, message }) =>
      // Only points to the second of the two elements of an error.
      (type !== 'info' || subType === 'warning') && !message.startsWith('The first occurrence of'),
  );
  const isAllowed = ({ message }: CheckerMessage) =>
    allowed.some((entry) => entry.message.test(message));
  return {
    findings: judged
      .filter((each) => !isAllowed(each))
      .map(({ url = '', lastLine = 1, message, extract = '' }) => ({
        file: decodeURI(url)
          .replace(/^file:/, '')
          .replace(`${folder}/`, ''),
        line: lastLine,
        problem: message,
        extract: extract.replace(/\s+/g, ' ').trim(),
      })),
    unused: allowed.filter((entry) => !judged.some(({ message }) => entry.message.test(message))),
  };
}

/** Fragment links to ids that their own page doesn't have; the checker doesn't look for these. */
export function lostFragments({ file, html }: BuiltPage): Finding[] {
  const ids = new Set([...html.matchAll(/\sid="?([^\s">]+)/g)].map(([, id]) => id));
  return [...html.matchAll(/\shref="?#([^\s">]+)"?/g)]
    .filter(([, id = '']) => !ids.has(id) && !ids.has(decodeURIComponent(id)))
    .map(({ 0: extract, 1: id, index }) => ({
      file,
      line: html.slice(0, index).split('\n').length,
      problem: `The page has no element with the id “${id}”.`,
      extract: extract.trim(),
    }));
}

/** A page whose `<html>` doesn't say that it's in English; screen readers choose their voice by it. */
export function missingLanguage({ file, html }: BuiltPage): Finding[] {
  const tag = /<html[^>]*>/.exec(html)?.[0] ?? '';
  if (/\slang="?en"?[\s>]/.test(tag)) return [];
  return [{ file, line: 1, problem: 'The page does not have <html lang="en">.', extract: tag }];
}

/** One paragraph for each problem: the first page that has it, and how many others do. */
export function report(findings: readonly Finding[]): string {
  return [...groupBy(findings, ({ problem, extract }) => `${problem}\n${extract}`).values()]
    .map(([first, ...others]) => {
      if (!first) return '';
      const files = new Set(others.map(({ file }) => file));
      files.delete(first.file);
      const more = files.size === 0 ? '' : ` (and ${files.size} other pages)`;
      return `${first.file}:${first.line}: ${first.problem}${more}\n  ${first.extract}`;
    })
    .join('\n');
}
