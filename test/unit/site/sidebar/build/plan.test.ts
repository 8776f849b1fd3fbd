// cspell:ignore donw
import { parseInventory } from '@site/src/facts/inventory/inventory';
import { sidebarItems, type SitePlan } from '@site/src/site/sidebar/build';
import type { Category } from '@site/src/site/sidebar/build/categories';
import { planProblems } from '@site/src/site/sidebar/build/problems';
import { record } from '../../../facts/catalog/support/record';

const rows = [
  'guides/index\tguides-sidebar\t',
  'guides/quick/hello\tguides-sidebar\tQuick',
  'guides/deep/index\tguides-sidebar\tDeep (link)',
  'guides/deep/down\tguides-sidebar\tDeep > Down',
  'guides/quick/bye\tguides-sidebar\tQuick',
  'faq\tnone\t',
  'ecosystem/index\tecosystem-sidebar\t',
  'ecosystem/officials\tecosystem-sidebar\tOfficial libraries (link)',
  'zio-mail/guides/send\tecosystem-sidebar\tOfficial libraries > zio-mail',
  'zio-mail/index\tecosystem-sidebar\tOfficial libraries > zio-mail',
  'zio-mail/limits\tecosystem-sidebar\tOfficial libraries > zio-mail',
  'zio-mail/notes\tnone\tOfficial libraries > zio-mail',
  'ecosystem/tools\tecosystem-sidebar\t',
];
const description = 'Step by step: send a message, receive one, and reply to it with attachments.';
const quick = { slug: '/guides/category/quick', description };
const down = { slug: '/guides/category/down', description };
const guides = {
  folder: 'zio-mail/guides',
  label: 'Guides',
  description,
  pages: ['zio-mail/guides/send'],
};

interface Changes {
  readonly inventory?: readonly string[];
  readonly without?: string;
  readonly categories?: Readonly<Record<string, Category | undefined>>;
  readonly pages?: Parameters<typeof record>[1];
}

/** A valid plan with these changes. */
function plan({ inventory = rows, without, categories, pages }: Changes = {}): SitePlan {
  const known = { Quick: { index: quick }, Deep: {}, 'Deep > Down': { index: down } };
  const all: object = { ...known, 'Official libraries': { isOpen: true }, ...categories };
  const mail = {
    pages: [guides, 'zio-mail/index', 'zio-mail/limits'],
    otherPages: ['zio-mail/notes'],
  };
  return {
    inventory: parseInventory(inventory.join('\n')).pages,
    categories: Object.fromEntries(Object.entries(all).filter(([, entry]) => entry !== undefined)),
    libraries: [record('zio-mail', { name: 'ZIO Mail', ...mail, ...pages })],
    disk: new Set(rows.map((row) => row.split('\t')[0] ?? '').filter((id) => id !== without)),
  };
}

/** The rows, with one row changed. */
const changed = (id: string, row: string): string[] =>
  rows.map((line) => (line.startsWith(`${id}\t`) ? row : line));

it('sorts libraries by name, whatever their order in the inventory', () => {
  const ids = ['zio2-interop', 'zio-kafka', 'zio-amqp'];
  const items = sidebarItems('ecosystem-sidebar', {
    inventory: parseInventory(
      ids.map((id) => `${id}/index\tecosystem-sidebar\tOfficial libraries > ${id}`).join('\n'),
    ).pages,
    categories: {},
    libraries: ids.map((id) => record(id, { name: `ZIO ${id}`, pages: [`${id}/index`] })),
    disk: new Set(ids.map((id) => `${id}/index`)),
  });
  const [{ items: libraries }] = items as unknown as [{ items: { label: string }[] }];
  expect(libraries.map(({ label }) => label)).toEqual([
    'ZIO zio-amqp',
    'ZIO zio-kafka',
    'ZIO zio2-interop',
  ]);
});

describe('a sidebar', () => {
  const category = (label: string, link: object, items: object[], isOpen = false) => ({
    type: 'category',
    label,
    collapsible: true,
    collapsed: !isOpen,
    ...('type' in link ? { link } : {}),
    items,
  });
  const doc = (id: string) => ({ type: 'doc', id });
  const generated = (title: string, index: object) => ({
    type: 'generated-index',
    title,
    ...index,
  });

  it('has pages and categories in the order of their first rows', () => {
    expect(sidebarItems('guides-sidebar', plan())).toEqual([
      doc('guides/index'),
      category('Quick', generated('Quick', quick), [
        doc('guides/quick/hello'),
        doc('guides/quick/bye'),
      ]),
      category('Deep', doc('guides/deep/index'), [
        category('Down', generated('Down', down), [doc('guides/deep/down')]),
      ]),
    ]);
  });

  it('omits pages that are not written, and links to them from categories', () => {
    const [, , deep] = sidebarItems('guides-sidebar', plan({ without: 'guides/deep/down' }));
    expect(deep).toEqual(category('Deep', doc('guides/deep/index'), []));
    const [, , unlinked] = sidebarItems('guides-sidebar', plan({ without: 'guides/deep/index' }));
    expect(unlinked).toMatchObject({ label: 'Deep', items: [{ label: 'Down' }] });
    expect(unlinked).not.toHaveProperty('link');
  });

  it('reads the pages of a library from its record', () => {
    expect(sidebarItems('ecosystem-sidebar', plan())).toEqual([
      doc('ecosystem/index'),
      category(
        'Official libraries',
        doc('ecosystem/officials'),
        [
          category('ZIO Mail', doc('zio-mail/index'), [
            category(
              'Guides',
              generated('ZIO Mail: Guides', { slug: '/zio-mail/guides', description }),
              [doc('zio-mail/guides/send')],
            ),
            doc('zio-mail/limits'),
          ]),
        ],
        true,
      ),
      doc('ecosystem/tools'),
    ]);
  });

  it('omits a library without pages', () => {
    const items = sidebarItems('ecosystem-sidebar', plan({ pages: { pages: [] } }));
    expect(items[1]).toMatchObject({ label: 'Official libraries', items: [] });
  });
});

describe('the comparison of inventory, categories, catalog and disk', () => {
  const inventory = 'src/facts/inventory/pages.tsv';
  const table = 'src/site/sidebar/build/categories.ts';
  const mail = 'src/facts/catalog/libraries/zio-mail.ts';

  it('finds no problem if all agree, whether or not a page is written', () => {
    expect(planProblems(plan())).toEqual([]);
    expect(planProblems(plan({ without: 'guides/deep/index' }))).toEqual([]);
  });

  it.each<[string, Changes, string]>([
    [
      'a page without a row',
      { inventory: rows.filter((row) => !row.startsWith('faq')) },
      `docs/faq.mdx: no row of ${inventory} has this id. Rename the page to an id that is listed there, or add a row`,
    ],
    [
      'a sidebar that does not exist',
      { inventory: changed('faq', 'faq\tguide-sidebar\t') },
      `${inventory}:6: replace "guide-sidebar" with one of none, overview-sidebar, reference-sidebar, guides-sidebar, ecosystem-sidebar, resources-sidebar`,
    ],
    [
      'a category that is not in the table',
      { categories: { Quick: undefined } },
      `${table}: add "Quick", a category of ${inventory}:2`,
    ],
    [
      'a category in another spelling',
      { inventory: changed('guides/deep/down', 'guides/deep/down\tguides-sidebar\tDeep > Donw') },
      `${table}: add "Deep > Donw", a category of ${inventory}:4\n` +
        `${table}: remove "Deep > Down", because no row of ${inventory} uses it`,
    ],
    [
      'an entry that no row uses',
      { categories: { Slow: {} } },
      `${table}: remove "Slow", because no row of ${inventory} uses it`,
    ],
    [
      'two links of one category',
      { inventory: changed('guides/deep/down', 'guides/deep/down\tguides-sidebar\tDeep (link)') },
      `${inventory}:4: remove "(link)", because an earlier line already has one for this category\n` +
        `${table}: remove "Deep > Down", because no row of ${inventory} uses it`,
    ],
    [
      'a generated page of a category that has a link',
      { categories: { Deep: { index: { slug: '/guides/category/deep', description } } } },
      `${table}: remove the index of "Deep", because ${inventory}:3 is its link`,
    ],
    [
      'a category with neither a link nor an index',
      { categories: { Quick: {} } },
      `${table}: give "Quick" an index, because no row of ${inventory} is its link`,
    ],
    [
      'a slug of another section',
      { categories: { Quick: { index: { slug: '/reference/category/quick', description } } } },
      `${table}: give "Quick" its own slug, starting with /guides/category/`,
    ],
    [
      'one slug for two categories',
      { categories: { Quick: { index: down } } },
      `${table}: give "Quick" its own slug, starting with /guides/category/\n` +
        `${table}: give "Deep > Down" its own slug, starting with /guides/category/`,
    ],
    [
      'a description that is too short',
      { categories: { Quick: { index: { ...quick, description: 'Short guides.' } } } },
      `${table}: describe "Quick" in 70 to 140 characters (the description has 13)`,
    ],
    [
      'a library without a record',
      { inventory: [...rows, 'zio-fax/index\tecosystem-sidebar\tOfficial libraries > zio-fax'] },
      `${inventory}:14: fix the id zio-fax/index, or add its library to src/facts/catalog/index.ts`,
    ],
    [
      "a library's row in another category",
      { inventory: changed('zio-mail/limits', 'zio-mail/limits\tecosystem-sidebar\tMail') },
      `${inventory}:11: change the category of zio-mail/limits to "Official libraries > zio-mail"`,
    ],
    [
      "a library's page that is not in its record",
      { pages: { pages: [guides, 'zio-mail/index'] } },
      `${mail}: add "zio-mail/limits" to pages, because docs/zio-mail/limits.mdx exists`,
    ],
    [
      "a library's page outside the sidebar that is not in its record",
      { pages: { otherPages: [] } },
      `${mail}: add "zio-mail/notes" to otherPages, because docs/zio-mail/notes.mdx exists`,
    ],
    [
      "a record's page that is not written",
      { without: 'zio-mail/limits' },
      `${mail}: remove "zio-mail/limits" from pages, or write docs/zio-mail/limits.mdx`,
    ],
    [
      'a page in the wrong list of a record',
      {
        pages: {
          pages: [guides, 'zio-mail/index'],
          otherPages: ['zio-mail/notes', 'zio-mail/limits'],
        },
      },
      `${mail}: add "zio-mail/limits" to pages, because docs/zio-mail/limits.mdx exists\n` +
        `${mail}: remove "zio-mail/limits" from otherPages, because ${inventory}:11 says "ecosystem-sidebar"`,
    ],
  ])('finds %s', (_, changes, problems) => {
    expect(planProblems(plan(changes)).join('\n')).toBe(problems);
  });
});
