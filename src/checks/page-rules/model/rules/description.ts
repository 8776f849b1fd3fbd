import type { Finding } from '../../../../utils/validation/finding';
import { atKey, repeated, type Page, type PageRule } from '../page';

const longestTitle = 60;

/** A title has at most 60 characters and no punctuation at its end. */
export const title: PageRule = (page) => {
  const value = page.frontMatter['title'];
  const finding = (problem: string, remedy: string) => atKey(page, 'title', problem, remedy);
  if (typeof value !== 'string' || value.trim() === '') {
    return [finding('the page has no title', 'Add title: with a noun that readers search for')];
  }
  const findings: Finding[] = [];
  if (value.length > longestTitle) {
    const remedy = `Shorten it to at most ${longestTitle} characters`;
    findings.push(finding(`the title has ${value.length} characters`, remedy));
  }
  if (/[.,:;!?…]$/.test(value.trim())) {
    findings.push(finding(`the title ends in punctuation: ${value}`, 'End the title with a word'));
  }
  return findings;
};

/**
 * A description is one plain sentence that says more than the title. The prose check checks its
 * length.
 */
export const description: PageRule = (page) => {
  const value = page.frontMatter['description'];
  const finding = (problem: string, remedy: string) => atKey(page, 'description', problem, remedy);
  if (typeof value !== 'string' || value.trim() === '') {
    const remedy =
      'Add description: with one sentence on what the reader can do or decide after this page';
    return [finding('the page has no description', remedy)];
  }
  const text = value.trim();
  const findings: Finding[] = [];
  if (!text.endsWith('.') || /[.!?…]\s+\p{Lu}/u.test(text)) {
    const remedy = 'Write one sentence with a period at its end';
    findings.push(finding('the description is not one sentence', remedy));
  }
  if (/[`*<>]|\]\(|(^|\s)_|_(\s|$)|https?:/.test(text)) {
    const problem = 'the description contains markup or an address';
    findings.push(finding(problem, 'Write it in plain words'));
  }
  if (repeatsTitle(text, page.frontMatter['title'])) {
    const remedy = 'Say what the reader can do or decide instead';
    findings.push(finding('the description repeats the title', remedy));
  }
  return findings;
};

function repeatsTitle(text: string, title: unknown): boolean {
  if (typeof title !== 'string' || !plain(text).startsWith(plain(title))) return false;
  return /^\s*([:.,;–—-]|$)/.test(text.slice(title.trim().length));
}

/** Descriptions that differ only in case and punctuation count as equal. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Findings for titles and descriptions that several pages of a version share. */
export const repeatedTexts = (pages: readonly Page[]): Finding[] =>
  [
    { key: 'title', remedy: 'Add the word by which readers tell the two pages apart' },
    { key: 'description', remedy: 'Describe what only this page offers' },
  ].flatMap(({ key, remedy }) => {
    const valueOf = ({ docs, frontMatter }: Page) => {
      const value = frontMatter[key];
      return typeof value === 'string' ? `${docs.folder} ${plain(value)}` : null;
    };
    return repeated(pages, valueOf, (page, earlier) =>
      atKey(page, key, `${earlier.file} has the same ${key}`, remedy),
    );
  });
