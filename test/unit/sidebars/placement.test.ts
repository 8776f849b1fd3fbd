import path from 'node:path';
import { companions } from '../../../src/catalog';
import { parseInventory, readInventory } from '../../../src/inventory/inventory';
import { currentDocs, findPages } from '../../../src/inventory/pages-on-disk';
import { sidebarTrees } from '../../../src/sidebars';
import { libraryCategories } from '../../../src/sidebars/library';
import { placementProblems, type SitePlan } from '../../../src/sidebars/placement';
import { category, page } from '../../../src/sidebars/tree';
import { record } from '../catalog/support/record';

const siteDir = path.join(__dirname, '../../..');
const guideDescription =
  'Step by step: send a message, receive one, and answer it with attachments.';

const inventory = parseInventory(
  [
    'guides/index\tguides-sidebar\t',
    'guides/quick/hello\tguides-sidebar\tQuick',
    'guides/quick/bye\tguides-sidebar\tQuick',
    'guides/deep/index\tguides-sidebar\tDeep (link)',
    'faq\tnone\t',
    'zio-mail/guides/send\tecosystem-sidebar\tOfficial > zio-mail',
    'zio-mail/index\tecosystem-sidebar\tOfficial > zio-mail',
    'zio-mail/notes\tnone\tOfficial > zio-mail',
  ].join('\n'),
  'pages.tsv',
);

const guides = [
  page('guides/index'),
  category('Quick', {}, [page('guides/quick/hello'), page('guides/quick/bye')]),
  category('Deep', { link: 'guides/deep/index' }, []),
];
const mail = record('zio-mail', {
  pages: [
    'zio-mail/index',
    {
      folder: 'zio-mail/guides',
      label: 'Guides',
      description: guideDescription,
      pages: ['zio-mail/guides/send'],
    },
  ],
  otherPages: ['zio-mail/notes'],
});

function plan(changes: Partial<SitePlan> = {}, library = mail): SitePlan {
  return {
    inventory,
    sidebars: {
      'guides-sidebar': guides,
      'ecosystem-sidebar': [category('Official', {}, libraryCategories([library]))],
    },
    disk: inventory.map(({ id }) => id),
    libraries: [library],
    ...changes,
  };
}

const withGuides = (...nodes: typeof guides) =>
  plan({ sidebars: { ...plan().sidebars, 'guides-sidebar': nodes } });

describe('the pages of this site', () => {
  it('stand on disk, in the inventory, in the catalog and in the sidebars alike', () => {
    const problems = placementProblems({
      inventory: readInventory(siteDir),
      sidebars: sidebarTrees,
      disk: findPages(siteDir, currentDocs).map(({ id }) => id),
      libraries: companions,
    });
    expect(problems.join('\n')).toBe('');
  });
});

describe('the comparison of sidebars, inventory, catalog and disk', () => {
  it('finds nothing where all agree', () => {
    expect(placementProblems(plan())).toEqual([]);
  });

  it('names the file of a page that nobody planned', () => {
    expect(placementProblems(plan({ disk: [...plan().disk, 'guides/quikc'] }))).toEqual([
      'docs/guides/quikc.mdx: no such page is planned; rename the file to an id of src/inventory/pages.tsv, or add a row there',
    ]);
  });

  it('says where to add a page that is missing from its sidebar', () => {
    expect(placementProblems(withGuides(page('guides/index'), guides[2]!))).toEqual([
      'src/sidebars/guides.ts: add "guides/quick/hello" to the guides-sidebar, in Quick; the page docs/guides/quick/hello.mdx is missing from its sidebar',
      'src/sidebars/guides.ts: add "guides/quick/bye" to the guides-sidebar, in Quick; the page docs/guides/quick/bye.mdx is missing from its sidebar',
    ]);
  });

  it('sends the page of a library to its record', () => {
    const problems = placementProblems(plan({}, { ...mail, pages: ['zio-mail/index'] }));
    expect(problems).toEqual([
      'src/catalog/libraries/zio-mail.ts: add "zio-mail/guides/send" to the ecosystem-sidebar, in Official > zio-mail; the page docs/zio-mail/guides/send.mdx is missing from its sidebar',
    ]);
  });

  it('finds an entry without a page', () => {
    const disk = plan().disk.filter((id) => id !== 'guides/quick/bye');
    expect(placementProblems(plan({ disk }))).toEqual([
      'src/sidebars/guides.ts: remove "guides/quick/bye" or write docs/guides/quick/bye.mdx; there is no such page',
    ]);
  });

  it('finds a page in the wrong category', () => {
    const [index, , deep] = guides;
    const problems = placementProblems(
      withGuides(
        index!,
        page('guides/quick/hello'),
        category('Quick', {}, [page('guides/quick/bye')]),
        deep!,
      ),
    );
    expect(problems).toContain(
      'src/sidebars/guides.ts: move "guides/quick/hello" from the guides-sidebar, at the top, to the guides-sidebar, in Quick',
    );
  });

  it('finds a page that should be the link of its category', () => {
    const [index, quick] = guides;
    expect(
      placementProblems(
        withGuides(index!, quick!, category('Deep', {}, [page('guides/deep/index')])),
      ),
    ).toEqual([
      'src/sidebars/guides.ts: move "guides/deep/index" from the guides-sidebar, in Deep, to the guides-sidebar, as the link of Deep',
    ]);
  });

  it('finds a wrong order', () => {
    const [index, , deep] = guides;
    const swapped = category('Quick', {}, [page('guides/quick/bye'), page('guides/quick/hello')]);
    expect(placementProblems(withGuides(index!, swapped, deep!))).toEqual([
      'src/sidebars/guides.ts: put "guides/quick/hello" before "guides/quick/bye", in the order of src/inventory/pages.tsv',
    ]);
  });

  it('finds a page listed twice, and one that belongs to no sidebar', () => {
    expect(placementProblems(withGuides(...guides, page('faq'), page('guides/index')))).toEqual([
      'src/sidebars/guides.ts: "guides/index" is listed 2 times; keep one',
      'src/sidebars/guides.ts: remove "faq" from the guides-sidebar; src/inventory/pages.tsv gives it no sidebar',
    ]);
  });

  it('holds the pages without a sidebar against the record', () => {
    expect(placementProblems(plan({}, { ...mail, otherPages: ['zio-mail/old'] }))).toEqual([
      'src/catalog/libraries/zio-mail.ts: add "zio-mail/notes" to otherPages; docs/zio-mail/notes.mdx exists',
      'src/catalog/libraries/zio-mail.ts: remove "zio-mail/old" from otherPages; it is no page without a sidebar',
    ]);
  });
});
