/** Files that the build publishes for programs, against what Docusaurus loaded and against their schema. */
import fs from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { PageIndex } from '@site/src/features/page-index/model/page-index';
import { buildFolder } from './support/site';

function published<T>(name: string): T {
  return JSON.parse(fs.readFileSync(path.join(buildFolder, name), 'utf8')) as T;
}

/** The records of all versions as Docusaurus wrote them for the theme. */
function loadedVersions(): PropVersionMetadata[] {
  const folder = path.resolve('.docusaurus/docusaurus-plugin-content-docs/default/p');
  return fs
    .readdirSync(folder)
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
    .flatMap((props: { version?: PropVersionMetadata }) =>
      props.version?.docsSidebars ? [props.version] : [],
    );
}

const current = loadedVersions().find(({ isLast }) => isLast);

describe('the versions that Docusaurus loaded', () => {
  it('are 2.x, current and without a banner, and the unmaintained 1.x', () => {
    const records = loadedVersions()
      .map(({ version, label, banner, badge, noIndex, isLast }) => ({
        version,
        label,
        banner,
        badge,
        noIndex,
        isLast,
      }))
      .sort((a, b) => b.label.localeCompare(a.label));
    expect(records).toEqual([
      { version: 'current', label: '2.x', banner: null, badge: true, noIndex: false, isLast: true },
      {
        version: '1.x',
        label: '1.x',
        banner: 'unmaintained',
        badge: true,
        noIndex: true,
        isLast: false,
      },
    ]);
  });
});

describe('page-index.json', () => {
  const index = published<PageIndex>('page-index.json');

  it('obeys its schema', () => {
    const validate = new Ajv2020({ allErrors: true }).compile(published('page-index.schema.json'));
    validate(index);
    expect(validate.errors).toBeNull();
  });

  it('holds the record and the pages of the current version, no more and no less', () => {
    const { docs: entries, ...record } = index;
    expect(current).toEqual(expect.objectContaining(record));
    expect(entries).toEqual(Object.values(current?.docs ?? {}));
  });

  it('leads to a built page for every id', () => {
    const missing = index.docs.filter(({ id }) => {
      const file = `${id.replace(/\/index$/, '')}.html`;
      return !fs.existsSync(path.join(buildFolder, file));
    });
    expect(missing).toEqual([]);
  });
});

describe('sidebars.json', () => {
  it('holds the five trees as Docusaurus loaded them', () => {
    const trees = published<PropVersionMetadata['docsSidebars']>('sidebars.json');
    expect(Object.keys(trees).sort()).toEqual([
      'ecosystem-sidebar',
      'guides-sidebar',
      'overview-sidebar',
      'reference-sidebar',
      'resources-sidebar',
    ]);
    expect(trees).toEqual(current?.docsSidebars);
  });

  it('lists every link and lets every category be collapsed', () => {
    type Item = { type: string; unlisted?: boolean; collapsible?: boolean; items?: Item[] };
    const flat = (items: Item[]): Item[] =>
      items.flatMap((item) => [item, ...flat(item.items ?? [])]);
    const items = Object.values(published<Record<string, Item[]>>('sidebars.json')).flatMap(flat);
    expect(items.filter(({ type, unlisted }) => type === 'link' && unlisted !== false)).toEqual([]);
    expect(
      items.filter(({ type, collapsible }) => type === 'category' && collapsible !== true),
    ).toEqual([]);
  });
});
