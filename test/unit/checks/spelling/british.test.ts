// cspell:ignore behaviour colour colours organise licence realy cancelled labelled afterwards
// cspell:ignore towards grey modelling
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';

const siteDir = path.resolve(__dirname, '../../../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'spelling-'));

afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** What the spelling checker says about files at these places of the repository. */
function findings(files: Readonly<Record<string, string>>): string[] {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(siteDir, 'node_modules/cspell/bin.mjs'),
      ...['--no-progress', '--no-summary', '--no-color', '--relative'],
      ...['--config', path.join(siteDir, 'cspell.config.yaml'), '--root', folder],
      ...Object.keys(files),
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/ - [A-Z][a-z ]+\((\w+)\).*/, ' $1'));
}

it('refuses British spellings and typing errors, with file and line', () => {
  const found = findings({
    'docs/page.mdx': [
      '---',
      'description: Look at the behaviour of a fiber.',
      '---',
      '',
      'It is realy canceled, and [cancelled](./fiber.mdx#what-cancelled-means) afterwards.',
      '',
      '```scala run',
      'val grey = "labelled" // towards the end',
      '```',
    ].join('\n'),
    'src/site/Colour.tsx': '/** Organise it. */\nexport const modelling = <p>A licence</p>;\n',
    'src/facts/catalog/libraries/zio-mail.ts':
      "export const library = {\n  summary: 'Colours of mail.',\n};\n",
    'src/site/search/asked/faq.tsv': 'cancelled\twhy was it cancelled\n',
  });
  expect(found.sort()).toEqual([
    'docs/page.mdx:2:26 behaviour',
    'docs/page.mdx:5:28 cancelled',
    'docs/page.mdx:5:7 realy',
    'docs/page.mdx:5:73 afterwards',
    'docs/page.mdx:8:13 labelled',
    'docs/page.mdx:8:26 towards',
    'docs/page.mdx:8:5 grey',
    'src/facts/catalog/libraries/zio-mail.ts:2:13 Colours',
    'src/site/Colour.tsx:1:5 Organise',
    'src/site/Colour.tsx:2:14 modelling',
    'src/site/Colour.tsx:2:31 licence',
    'src/site/search/asked/faq.tsv:1:22 cancelled',
  ]);
}, 60_000);
