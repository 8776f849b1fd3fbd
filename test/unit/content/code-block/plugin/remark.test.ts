import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { lockFileOf } from '../../../../../src/content/snippets/lock-files';
import { formatLock } from '../../../../../src/content/snippets/model/lock-text';
import { blockHash } from '../../../../../src/content/snippets/model/hash';
import { readPage } from '../../../../../src/content/snippets/model/page';
import { sharedCode } from '../../../../../src/content/snippets/shared-code';
import { pageLock } from '../locks';
import { siteDir, transform as transformPage, viewsOf } from './transform';

const page = 'docs/overview/index.mdx';
const transform = (source: string, lenient = false) => transformPage(page, source, lenient);
const views = (tree: Root) => viewsOf(tree, 'CodeBlock');

/** Writes the lock that a check of the text would write. */
function check(source: string): void {
  const blocks = readPage(page, source, sharedCode(siteDir)).fences.map((fence) => ({
    hash: blockHash(fence),
    mode: fence.words.mode,
    facts: [[0, 0, 1, 0, 0] as const],
  }));
  const file = path.join(siteDir, lockFileOf(page));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const lock = pageLock(blocks, { symbols: ['zio.ZIO'], types: ['ZIO'] });
  fs.writeFileSync(file, formatLock(lock));
}

const scala = '```scala\nval x = 1\n```\n';

test('replaces every fence by a code block, including in lists', () => {
  const source = `${scala}\n- item\n\n  \`\`\`bash title="Terminal"\n  sbt run\n  \`\`\`\n`;
  check(source);
  const [first, second] = views(transform(source).tree);
  expect(first).toMatchObject({ label: 'Scala', anchor: 'code-1' });
  expect(second).toMatchObject({ label: 'Shell', title: 'Terminal' });
});

test('throws an error with line and command for a Scala block that has not been checked', () => {
  check(scala);
  expect(() => transform('text\n\n```scala\nval x = 2\n```\n')).toThrow(
    'docs/overview/index.mdx:3:1: error: this Scala block is new, or has changed since the last check. ' +
      'Run: npm run snippets -- docs/overview/index.mdx',
  );
});

test('throws an error with the file and the command for claims that have not been checked', () => {
  check(scala);
  const file = path.join(siteDir, 'snippets/claims/overview/index.scala');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, 'object A\n');
  expect(() => transform(scala)).toThrow(
    'snippets/claims/overview/index.scala:1:1: error: these claims of docs/overview/index.mdx are new, ' +
      'or have changed since the last check. Run: npm run snippets -- docs/overview/index.mdx',
  );
  fs.rmSync(file);
  expect(() => transform(scala)).not.toThrow();
});

test('shows an unchecked block with a notice, and warns, on the development server', () => {
  check(scala);
  const { tree, warnings } = transform('```scala\nval x = 2\n```\n', true);
  expect(views(tree)[0]).toMatchObject({ notice: expect.stringContaining('npm run snippets') });
  expect(warnings.join()).toContain('docs/overview/index.mdx:1:1');
});

test('shows included shared code, and throws an error after it has changed', () => {
  const file = path.join(siteDir, 'docs/_shared/clock.scala');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, 'val now = 1\n');
  const source = '```scala hidden include=clock\n```\n';
  check(source);
  const [view] = views(transform(source).tree);
  expect(view).toMatchObject({ label: 'Scala', title: 'clock.scala', setup: 1 });
  expect(JSON.stringify(view)).toContain('now');
  fs.writeFileSync(file, 'val now = 2\n');
  expect(() => transform(source)).toThrow(
    'docs/overview/index.mdx:1:1: error: this Scala block is new, or has changed since the last check',
  );
});

test('throws an error for an unknown language, and suggests a known one', () => {
  expect(() => transform('```jsn\n{}\n```\n', true)).toThrow(
    'docs/overview/index.mdx:1:1: error: `jsn` is not a known fence language. Did you mean `json`?',
  );
});

test('throws an error for words that are not allowed on a fence', () => {
  expect(() => transform('```scala rnu\nx\n```\n', true)).toThrow('Did you mean `run`?');
  expect(() => transform('```json pretty\n{}\n```\n', true)).toThrow('accepts only `title="…"`');
});

test('puts a Scala 3 block and the Scala 2 block that follows it into tabs', () => {
  const source = `${scala}\n\`\`\`scala 2\nval x = 2\n\`\`\`\n`;
  check(source);
  const { tree } = transform(source);
  expect(tree.children.map((node) => 'name' in node && node.name)).toEqual([
    'Tabs',
    'CheckedAgainst',
  ]);
  expect(views(tree).map((view) => view['anchor'])).toEqual(['code-1', 'code-2']);
});

test('adds the facts of the page, and a script for each block', () => {
  check(scala);
  const { tree, assets } = transform(scala);
  expect(assets.map(({ name }) => name)).toEqual([
    'code/overview/index/1.scala',
    'code/overview/index.json',
  ]);
  expect(views(tree)[0]?.['facts']).toMatch(/^\/code\/overview\/index\.json\?[\da-f]{8}$/);
});
