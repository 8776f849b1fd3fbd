import fs from 'node:fs';
import path from 'node:path';
import { bumpCommand } from '@site/src/content/snippets/bump/command';
import { siteForEach } from '../check/site';

const record = 'src/facts/catalog/libraries/zio-json.ts';
const text = "  newest: '0.10.0',\n  checked: { scala3: '0.9.2' },\n";

describe('scripts/bump.ts', () => {
  const site = siteForEach();
  const said: string[] = [];
  const terminal = { say: (line: string) => said.push(line), progress: () => undefined };
  const bump = (...words: string[]) => bumpCommand(site.dir, words, terminal);
  const pinned = () => fs.readFileSync(path.join(site.dir, record), 'utf8');

  beforeEach(() => {
    said.length = 0;
    site.write(record, text);
    site.write('src/facts/catalog/artifacts.ts', "{ id: 'cats-core', version: '2.13.0' }");
    site.page('docs/a.mdx', ['', 'val a = 1']);
  });

  it('changes the pin, checks the pages and prints a report', async () => {
    expect(await bump('zio-json', '0.10.0')).toBe(0);
    expect(pinned()).toContain("scala3: '0.10.0'");
    expect(said).toContain(`zio-json: 0.9.2 → 0.10.0 in ${record}`);
    expect(said.at(-1)).toBe('No captured output or fact on any page has changed.');
  });

  it('updates other facts of the release after the pin has changed', async () => {
    const pins: string[] = [];
    const holdFacts = async () => pins.push(pinned());
    expect(await bumpCommand(site.dir, ['zio-json', '0.10.0'], terminal, holdFacts)).toBe(0);
    expect(pins).toEqual([expect.stringContaining("scala3: '0.10.0'")]);
  });

  it('fails if a page no longer passes, but keeps the new pin', async () => {
    site.page('docs/a.mdx', ['', 'wrong']);
    expect(await bump('zio-json', '0.10.0')).toBe(1);
    expect(said.at(-1)).toContain('Pages to reread:\n  docs/a.mdx');
    expect(pinned()).toContain("scala3: '0.10.0'");
  });

  it('restores the pin if the check cannot run', async () => {
    site.write('snippets/src/main/Main.scala', 'broken');
    await expect(bump('zio-json', '0.10.0')).rejects.toThrow('does not compile');
    expect(pinned()).toBe(text);
  });

  it.each([[[]], [['zio-json']], [['zio-json', 'newest']], [['unknown', '1.0']]])(
    'shows its usage for the arguments %j',
    (words) => expect(bump(...words)).rejects.toThrow('Usage: npx tsx scripts/bump.ts'),
  );
});
