/** What the Nu HTML checker says of built pages, in a form that leads to the cause. */
import { groupBy } from '../../utils/group-by';
import type { Allowed } from './allowed';

/** A message of the checker's JSON; the fields that are read. */
export interface CheckerMessage {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: string;
  /** `file:` and the absolute path; absent if the checker itself failed. */
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  /** The source around the place. */
  readonly extract?: string;
}

export interface BuiltPage {
  /** Relative to the folder of the build. */
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
 * The checker's errors and warnings that are not allowed, and the entries of the list that allow
 * nothing.
 */
export function checkerFindings(
  messages: readonly CheckerMessage[],
  folder: string,
  allowed: readonly Allowed[],
): { readonly findings: Finding[]; readonly unused: Allowed[] } {
  const judged = messages.filter(
    ({ type, subType, message }) =>
      // Says only where the other of two elements is that an error is about.
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

/** Links of a page to places in itself that it doesn't have, which the checker doesn't look for. */
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

/** One paragraph per problem, with the first page that has it and the number of the others. */
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
