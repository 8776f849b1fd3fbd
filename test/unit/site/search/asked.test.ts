// cspell:ignore fibre
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { askedFolder, readQuestions, withQuestions } from '@site/src/site/search/asked/asked';
import { page, searchIn } from './support/small-site';

const pages = [
  page('reference/fiber', 'Fiber', '<h2 id="interrupt">Interruption</h2><p>Ends.</p>'),
  page('reference/scope', 'Scope', '<p>Finalizers run when a program ends.</p>'),
];

/** Reads a file of questions, `reference/fiber.tsv` for example, on a site with two pages. */
function read(file: string, ...lines: readonly string[]): ReturnType<typeof readQuestions> {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'asked-'));
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, name), text);
  };
  try {
    pages.forEach((one) => write(`docs/${one.path}.mdx`, ''));
    write(`${askedFolder}/${file}`, lines.map((line) => `${line}\n`).join(''));
    return readQuestions(siteDir);
  } finally {
    fs.rmSync(siteDir, { recursive: true });
  }
}

describe('a question in the words of readers', () => {
  const { search } = searchIn(
    withQuestions(
      [
        ...read(
          'reference/fiber.tsv',
          'interrupt\tstop a background job when the program ends',
          '\ta thread that costs little',
        ).questions,
        ...read('reference/scope.tsv', '\tclose the file at the end').questions,
      ],
      pages,
    ),
  );

  it('finds the section that answers it, even if that has none of its words', () => {
    expect(search('how do I stop my background job')[0]).toBe('reference/fiber#interrupt');
    expect(search('closing a file')[0]).toBe('reference/scope');
    expect(search('threads that cost little')[0]).toBe('reference/fiber');
  });

  it('finds that section before a page that has some of its words', () => {
    expect(search('stop a job when my program ends')[0]).toBe('reference/fiber#interrupt');
  });
});

describe('a name with a home', () => {
  const homes = (...lines: readonly string[]) =>
    searchIn(withQuestions(read('reference/scope.tsv', ...lines).questions, pages)).search;

  it('leads there, qualified or not, before pages that only have the name', () => {
    expect(homes('\tnothing')('Fiber#interrupt')[0]).toBe('reference/fiber#interrupt');
    const search = homes('\t`Fiber#interrupt`', '\t`ZIO.addFinalizer`');
    expect(search('Fiber#interrupt')[0]).toBe('reference/scope');
    expect(search('ZIO.addFinalizer')[0]).toBe('reference/scope');
    expect(search('addFinalizer')[0]).toBe('reference/scope');
  });

  it('has only one', () => {
    const two = read('reference/fiber.tsv', 'interrupt\t`Fiber#interrupt`', '\t`Fiber#interrupt`');
    expect(two.findings).toMatchObject([{ line: 2, problem: expect.stringContaining('line 1') }]);
  });
});

describe('a file of questions', () => {
  const inFile = (...lines: readonly string[]) => read('reference/fiber.tsv', ...lines).findings;

  it.each([
    ['a line without a tab', 'interrupt', '“interrupt” is not an anchor, a tab and a question'],
    ['a line without a question', 'interrupt\t', 'is not an anchor, a tab and a question'],
    ['a third column', 'interrupt\tone\ttwo', 'is not an anchor, a tab and a question'],
    ['an empty line', '', 'is not an anchor, a tab and a question'],
    ['a number sign', '#interrupt\tend', '“#interrupt	end” is not an anchor, a tab and a question'],
    ['a question twice', '\tfirst', 'line 1 already has the question “first”'],
  ])('is refused for %s, with its line', (_, line, problem) => {
    const file = `${askedFolder}/reference/fiber.tsv`;
    expect(inFile('interrupt\tfirst', line)).toEqual([
      expect.objectContaining({ file, line: 2, problem: expect.stringContaining(problem) }),
    ]);
  });

  it('is refused if it is empty', () => {
    expect(inFile()).toMatchObject([{ line: 1, problem: 'the file contains no question' }]);
  });

  it('is refused if there is no such page, with the nearest page', () => {
    expect(read('reference/fibre.tsv', '\tfirst').findings).toMatchObject([
      {
        file: `${askedFolder}/reference/fibre.tsv`,
        problem: expect.stringContaining('there is no page “reference/fibre”'),
        remedy: expect.stringContaining('did you mean reference/fiber?'),
      },
    ]);
  });
});

it('has a section of the built site for every question', () => {
  const { questions } = read('reference/fiber.tsv', 'ending\ta question');
  expect(() => withQuestions(questions, pages)).toThrow('reference/fiber#ending');
});
