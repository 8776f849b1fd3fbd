/** A page has nearly the same name in its sidebar as at its top. */
import fs from 'node:fs';
import path from 'node:path';
import { readPlan } from '../../../src/site/sidebar/build';

const root = path.resolve(__dirname, '../../..');
const { inventory, disk } = readPlan(root);

const valueOf = (front: string, key: string): string | undefined =>
  new RegExp(`^${key}: "?(.*?)"?$`, 'm').exec(front)?.[1];

const names = new Map(
  [...disk].map((id) => {
    const [, front = ''] = fs.readFileSync(path.join(root, `docs/${id}.mdx`), 'utf8').split('---');
    const title = valueOf(front, 'title') ?? '';
    return [id, { title, label: valueOf(front, 'sidebar_label') ?? title }] as const;
  }),
);

/** Stems of the longer words, such as `instal` for "installing" and "installation". */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}.-]{4,}/gu) ?? []).map((word) => word.slice(0, 6));

/** Names whose short form is better known. */
const abbreviations = new Set(['STM']);

it('shortens titles, and uses no other words', () => {
  const foreign = [...names].filter(([, { title, label }]) => {
    const isKnown = (stem: string): boolean =>
      stems(title).some((known) => known.startsWith(stem) || stem.startsWith(known));
    return !abbreviations.has(label) && !stems(label).every(isKnown);
  });
  expect(names.size).toBeGreaterThan(200);
  expect(foreign).toEqual([]);
});

it('gives a category the name of the page that it links to', () => {
  const links = inventory.filter(({ id, isCategoryLink }) => isCategoryLink && disk.has(id));
  const others = links.filter(({ id, categories }) => categories.at(-1) !== names.get(id)?.label);
  expect(links.length).toBeGreaterThan(10);
  expect(others.map(({ id }) => id)).toEqual([]);
});
