// cspell:ignore fibre
/** The Markdown transforms for links and terms, from the source of a page to the compiled tree. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import answerLevels from '../../../src/content/components/Answers/remark';
import glossaryTerms from '../../../src/content/glossary/plugin/remark';
import pendingLinks, { pendingTargets } from '../../../src/content/pending-links/remark';

let siteDir: string;

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'transforms-'));
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, file), text);
  };
  write(
    'src/facts/inventory/pages.tsv',
    'faq\tnone\nguides/index\tguides-sidebar\nreference/cause\tr\n',
  );
  write('docs/faq.mdx', 'Text.');
});

afterAll(() => fs.rmSync(siteDir, { recursive: true }));

async function transform(text: string, file = 'docs/page.mdx'): Promise<string> {
  const result = await unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(pendingLinks, { siteDir })
    .use(glossaryTerms)
    .use(answerLevels)
    .use(remarkStringify)
    .process({ path: path.join(siteDir, file), value: text });
  return String(result).trim();
}

const plain = (text: string): string =>
  `<span className="pending-link" title="This page hasn't been written yet">${text}</span>`;

it('does not change links to pages that exist', async () => {
  expect(await transform('[FAQ](./faq.mdx) and [FAQ](/faq#x)')).toBe(
    '[FAQ](./faq.mdx) and [FAQ](/faq#x)',
  );
});

it.each([
  ['a link by file', '[guides](./guides/index.mdx#first)'],
  ['a link by address', '[guides](/guides)'],
  ['a link by id', '<PageLink id="guides/index">guides</PageLink>'],
])('turns %s to a planned page into plain text', async (_, link) => {
  expect(await transform(`See ${link}.`)).toBe(`See ${plain('guides')}.`);
});

it('turns reference links to planned pages into plain text, and removes their definitions', async () => {
  expect(
    await transform('See [the guides][g] and [FAQ][f].\n\n[g]: ./guides/index.mdx\n[f]: ./faq.mdx'),
  ).toBe(`See ${plain('the guides')} and [FAQ][f].\n\n[f]: ./faq.mdx`);
});

it('keeps code and emphasis in the text of a link to a planned page', async () => {
  expect(await transform('See [the `Cause` *type*](./reference/cause.mdx).')).toBe(
    `See ${plain('the `Cause` *type*')}.`,
  );
});

it('turns a link by id into a normal link if the page exists', async () => {
  expect(
    await transform(
      '<PageLink id="faq">Questions</PageLink>',
      'versioned_docs/version-1.x/index.mdx',
    ),
  ).toBe('[Questions](/faq)');
});

it('lists the files that would change a page if they were added', () => {
  const files = pendingTargets(siteDir)(
    '[FAQ](./faq.mdx) [guides](./guides/index.mdx) [x](/reference/cause)',
    path.join(siteDir, 'docs/page.mdx'),
  );
  expect(files.map((file) => path.relative(siteDir, file))).toEqual([
    'docs/guides/index.mdx',
    'docs/guides/index.md',
    'docs/reference/cause.mdx',
    'docs/reference/cause.md',
    'docs/reference/cause/index.mdx',
    'docs/reference/cause/index.md',
  ]);
});

it('adds the id and the definition to a term', async () => {
  expect(await transform('Two <Term>fibers</Term>.')).toMatch(
    /^Two <Term id="fiber" definition="A lightweight thread [^"]+">fibers<\/Term>\.$/,
  );
});

it('gives a term that names an outcome of an effect the outcome', async () => {
  expect(await transform('It <Term id="interruption">stops</Term>.')).toMatch(
    /outcome="interruption">stops<\/Term>/,
  );
});

it('throws an error for a term that is not in the glossary', async () => {
  await expect(transform('Text.\n\nA <Term>fibre</Term>.')).rejects.toThrow(
    'docs/page.mdx: the glossary has no term "fibre"',
  );
});

it('makes questions headings of the next level below their section', async () => {
  const answers = '<Answers>\n  #### Is it lazy?\n\n  Yes.\n</Answers>';
  const below = (heading: string) => transform(`${heading}\n\n${answers}\n\n#### Edges`);
  const withLevel = (marks: string) => answers.replace('####', marks);
  expect(await below('## Laziness')).toBe(`## Laziness\n\n${withLevel('###')}\n\n#### Edges`);
  expect(await below('### Laziness')).toContain(answers);
  expect(await below('Text.')).toContain(withLevel('##'));
});
