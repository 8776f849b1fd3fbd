import type { Finding } from '../../../../utils/validation/finding';
import { keyLine, type Page, type PageRule } from '../page';

/**
 * A description is one plain sentence that says more than the title. The prose check checks its
 * length.
 */
export const description: PageRule = (page) => {
  const { file, frontMatter } = page;
  const line = keyLine(page, 'description');
  const value = frontMatter['description'];
  const finding = (problem: string, remedy: string): Finding => ({ file, line, problem, remedy });
  if (typeof value !== 'string' || value.trim() === '') {
    return [
      finding(
        'the page has no description',
        'Add description: with one sentence on what the reader can do or decide after this page',
      ),
    ];
  }
  const text = value.trim();
  const findings: Finding[] = [];
  if (!text.endsWith('.') || /[.!?…]\s+\p{Lu}/u.test(text)) {
    findings.push(
      finding(
        'the description is not one sentence',
        'Write one sentence with a full stop at its end',
      ),
    );
  }
  if (/[`*<>]|\]\(|(^|\s)_|_(\s|$)|https?:/.test(text)) {
    findings.push(
      finding('the description contains markup or an address', 'Write it in plain words'),
    );
  }
  if (repeatsTitle(text, frontMatter['title'])) {
    findings.push(
      finding('the description repeats the title', 'Say what the reader can do or decide instead'),
    );
  }
  return findings;
};

function repeatsTitle(text: string, title: unknown): boolean {
  if (typeof title !== 'string') return false;
  const rest = plain(text).startsWith(plain(title)) ? text.slice(title.trim().length) : null;
  return rest !== null && /^\s*([:.,;–—-]|$)/.test(rest);
}

/** Descriptions that differ only in case and punctuation count as equal. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Findings for descriptions that several pages of a version share. */
export function repeatedDescriptions(pages: readonly Page[]): Finding[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = page.frontMatter['description'];
    if (typeof value !== 'string') return [];
    const key = `${page.docs.folder} ${plain(value)}`;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, page);
      return [];
    }
    return [
      {
        file: page.file,
        line: keyLine(page, 'description'),
        problem: `${earlier.file} has the same description`,
        remedy: 'Describe what only this page offers',
      },
    ];
  });
}
