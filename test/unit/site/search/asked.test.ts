import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { askedFile, withQuestions } from '@site/src/site/search/asked/asked';
import { page, searchIn } from './support/small-site';

const pages = [
  page('reference/fiber', 'Fiber', '<h2 id="interrupt">Interruption</h2><p>Ends.</p>'),
  page('reference/scope', 'Scope', '<p>Finalizers run when a program ends.</p>'),
];

/** The pages, with questions from a file with these lines. */
function asked(...lines: readonly string[]): ReturnType<typeof withQuestions> {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'asked-'));
  try {
    fs.mkdirSync(path.join(siteDir, path.dirname(askedFile)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, askedFile), ['# page	question', ...lines, ''].join('\n'));
    return withQuestions(siteDir, pages);
  } finally {
    fs.rmSync(siteDir, { recursive: true });
  }
}

describe('a question in the words of readers', () => {
  const { search } = searchIn(
    asked(
      'reference/fiber#interrupt\tstop a background job when the program ends',
      'reference/scope\tclose the file at the end',
    ),
  );

  it('finds the section that answers it, even if that has none of its words', () => {
    expect(search('how do I stop my background job')[0]).toBe('reference/fiber#interrupt');
    expect(search('closing a file')[0]).toBe('reference/scope');
  });

  it('finds that section before a page that has some of its words', () => {
    expect(search('stop a job when my program ends')[0]).toBe('reference/fiber#interrupt');
  });
});

describe('the file of questions', () => {
  it.each([
    ['reference/fibre\ta question', 'there is no page "reference/fibre"'],
    ['reference/fiber#ending\ta question', '"reference/fiber" has no section "ending"'],
    ['reference/fiber', 'expected a page id'],
    ['reference/fiber\tone\ttwo', 'expected a page id'],
  ])('stops the build at "%s", and names the line', (line, message) => {
    expect(() => asked(line)).toThrow(`${askedFile}:2: `);
    expect(() => asked(line)).toThrow(message);
  });
});
