/** Checks that the paths and the npm scripts in the Markdown files of the repository exist. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Paths that are created by builds, or are only examples. */
const notInTheRepository = /^(?:build|node_modules|\.docusaurus)(?:\/|$)|[A-Z]{3}|[<>*…]/;

const folders = fs.readdirSync(root, { withFileTypes: true }).filter((one) => one.isDirectory());
const named = new RegExp(
  `^(?:${folders.map(({ name }) => name.replaceAll('.', '\\.')).join('|')})/[\\w./<>*…-]+$`,
);

/** Paths in inline code of a Markdown text, without line numbers. */
export const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/[\s,]+/))
    .map((word) => word.replace(/:\d+$/, ''))
    .filter((word) => named.test(word) && !notInTheRepository.test(word));

const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(path.join(root, file)));

test('finds paths in inline code, but not commands and examples', () => {
  expect(
    pathsIn('See `src/docusaurus/index` and `npm test`, then `docs/faq.mdx:40`, `docs/PAGE.mdx`.'),
  ).toEqual(['src/docusaurus/index', 'docs/faq.mdx']);
});

const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** File names without a folder, in inline code. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+\.(?:tsx?|mjs|js|css|scala|java|tsv|sh))`/g)].map(
    ([, name = '']) => name,
  );

const tracked = new Set(
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .map((file) => path.basename(file)),
);

test.each(files)('the file names in %s exist', (file) => {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  expect(namesIn(text).filter((name) => !tracked.has(name))).toEqual([]);
});

test.each(files)('the npm scripts in %s exist', (file) => {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const run = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(run.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test.each(files)('the paths in %s exist', (file) => {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const missing = pathsIn(text).filter(
    (one) =>
      !fs.existsSync(path.join(root, one)) &&
      !fs.existsSync(path.join(root, `${one}.ts`)) &&
      !fs.existsSync(path.join(root, path.dirname(file), one)),
  );
  expect(missing).toEqual([]);
});
