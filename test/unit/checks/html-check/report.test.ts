import {
  checkerFindings,
  lostFragments,
  missingLanguage,
  report,
  type CheckerMessage,
} from '@site/src/checks/html-check/report';

const folder = '/site/build';
const allowed = [{ message: /^CSS: .*@new/, reason: 'the checker does not know it' }];
const error = (file: string, message: string): CheckerMessage => ({
  type: 'error',
  url: `file:${folder}/${file}`,
  lastLine: 8,
  message,
  extract: '<p id="a">\n  <p id="a">',
});
const duplicate = 'Duplicate ID “a”.';
const unknown = error('index.html', 'CSS: Unrecognized at-rule “@new”');

const findingsIn = (...messages: CheckerMessage[]) =>
  checkerFindings([unknown, ...messages], folder, allowed).findings;

describe('the report on built pages', () => {
  it('shows the page, the line, the message and the source', () => {
    expect(report(findingsIn(error('faq.html', duplicate)))).toBe(
      'faq.html:8: Duplicate ID “a”.\n  <p id="a"> <p id="a">',
    );
  });

  it('lists a problem once if many pages have it', () => {
    const pages = ['faq.html', 'a/b.html', 'a/b.html', 'c.html'];
    expect(report(findingsIn(...pages.map((page) => error(page, duplicate))))).toBe(
      'faq.html:8: Duplicate ID “a”. (and 2 other pages)\n  <p id="a"> <p id="a">',
    );
  });

  it('includes warnings, but not remarks or the position of the first duplicate', () => {
    const warning = { ...error('faq.html', 'Empty heading.'), type: 'info', subType: 'warning' };
    const findings = findingsIn(
      warning as CheckerMessage,
      { ...error('faq.html', 'Trailing slash on void elements'), type: 'info' },
      { ...(warning as CheckerMessage), message: 'The first occurrence of ID “a” was here.' },
    );
    expect(findings.map(({ problem }) => problem)).toEqual(['Empty heading.']);
  });

  it('includes files that the checker could not read', () => {
    const lost: CheckerMessage = { type: 'non-document-error', message: 'File not found.' };
    expect(findingsIn(lost)).toHaveLength(1);
  });

  it('names the exceptions that are no longer needed', () => {
    expect(checkerFindings([unknown], folder, allowed).unused).toEqual([]);
    expect(checkerFindings([], folder, allowed).unused).toEqual(allowed);
  });
});

describe('checking links within a page', () => {
  const page = (html: string) => lostFragments({ file: 'faq.html', html });

  it('reports links to ids that the page does not have', () => {
    expect(
      page('<a href="#one">1</a>\n<p id="one"></p> <a href=#caf%C3%A9></a><p id=café>'),
    ).toEqual([]);
    expect(
      page('<p id="one"></p>\n<a class="x" href="#two">2</a><a href="/other#two">2</a>'),
    ).toEqual([
      {
        file: 'faq.html',
        line: 2,
        problem: 'The page has no element with the id “two”.',
        extract: 'href="#two"',
      },
    ]);
  });
});

describe('checking the language of a page', () => {
  const problems = (html: string) =>
    missingLanguage({ file: 'faq.html', html }).map(({ problem, extract }) => [problem, extract]);

  it.each(['<html lang="en" dir="ltr">', '<html dir=ltr lang=en>'])('accepts %s', (html) => {
    expect(problems(html)).toEqual([]);
  });

  it.each(['<html lang="it">', '<html>'])('reports %s', (html) => {
    expect(problems(`${html}<p lang="en">`)).toEqual([
      ['The page does not have <html lang="en">.', html],
    ]);
  });
});
