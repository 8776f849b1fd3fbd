/** Compares the islands that files declare with those that the application can fetch. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { islandNames } from '../../../../src/content/islands/names';

const registryFile = 'src/site/application/registry.ts';
const registry = fs.readFileSync(registryFile, 'utf8');

/** The module at a relative path of a file, and a name that it exports. */
const exported = (file: string, relative: string, name: string): string =>
  `${name} of ${path.posix.join(path.posix.dirname(file), relative)}`;

/** What the registry fetches for each name. */
const fetched = new Map(
  [
    ...registry.matchAll(
      /^ {2}'?([\w-]+)'?: \(\) =>[^]*?import\('([^']+)'\)[^]*?fetched\(m\.(\w+)\)/gm,
    ),
  ].map(([, name = '', from = '', component = '']) => [
    name,
    exported(registryFile, from, component),
  ]),
);

/** What the import of a component in the text of a file leads to. */
function imported(file: string, text: string, component: string): string | undefined {
  const statement = new RegExp(
    `import (?:(${component})|\\{[^}]*\\b${component}\\b[^}]*\\}) from '([^']+)'`,
  ).exec(text);
  return statement
    ? exported(file, statement[2] ?? '', statement[1] ? 'default' : component)
    : undefined;
}

/** What is wrong with the islands that a file declares. */
function problemsIn(file: string, text: string): string[] {
  const tags = text.match(/<Island\b[^>]*/g) ?? [];
  return tags.flatMap((tag) => {
    const [, name = '', component = ''] = /\sname="([\w-]+)"\s+component=\{(\w+)\}/.exec(tag) ?? [];
    if (!name) return `${file}: write <Island name="…" component={…}, with the name as text`;
    const source = imported(file, text, component);
    if (!source)
      return `${file}: move ${component} to its own file and import it, because the application fetches only that file`;
    if (fetched.get(name) === source) return [];
    return `${file}: add "${name}" to ${registryFile}, so that it fetches ${source} (now: ${fetched.get(name) ?? 'nothing'})`;
  });
}

const withIslands = execFileSync('git', ['grep', '-lF', '<Island', '--', 'src/**/*.tsx'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));

it('has the component of each island that a file declares', () => {
  expect(withIslands.flatMap(({ file, text }) => problemsIn(file, text))).toEqual([]);
});

it('has no island that no file declares', () => {
  const all = withIslands.map(({ text }) => text).join('\n');
  const unused = islandNames.filter((name) => !all.includes(`name="${name}"`));
  expect(unused).toEqual([]);
  expect([...fetched.keys()].sort()).toEqual([...islandNames].sort());
});

it.each([
  ['<Island name={name} component={Field} />', 'write <Island name="…" component={…}'],
  ['<Island name="field" component={Field} />', 'move Field to its own file and import it'],
  [
    'import { Field } from \'./Field\';\n<Island name="field" component={Field} />',
    'add "field" to src/site/application/registry.ts, so that it fetches Field of src/content/components/Try/Field (now: nothing)',
  ],
])('names the file and a remedy for %j', (text, message) => {
  const file = 'src/content/components/Try/index.tsx';
  expect(problemsIn(file, text)).toEqual([expect.stringContaining(`${file}: ${message}`)]);
});
