import path from 'node:path';
import { companions } from '../../../src/catalog';
import { pageFolders } from '../../../src/catalog/pages';
import { readInventory } from '../../../src/inventory/inventory';
import { libraryCategories } from '../../../src/sidebars/library';
import { toDocusaurus } from '../../../src/sidebars/tree';
import { record } from '../catalog/support/record';

describe('the categories of libraries', () => {
  it('lead to the index page of the library, which is not listed again inside', () => {
    const mail = record('zio-mail', { pages: ['zio-mail/a', 'zio-mail/index', 'zio-mail/b'] });
    expect(toDocusaurus(libraryCategories([mail, record('zio-fax')]))).toEqual([
      {
        type: 'category',
        label: 'zio-mail',
        collapsed: true,
        collapsible: true,
        link: { type: 'doc', id: 'zio-mail/index' },
        items: [
          { type: 'doc', id: 'zio-mail/a' },
          { type: 'doc', id: 'zio-mail/b' },
        ],
      },
    ]);
  });

  it('give a folder without an index page a generated one at the address of the folder', () => {
    const description =
      'Step by step: send a message, receive one, and answer it with attachments.';
    const pages = [
      { folder: 'zio-mail/guides', label: 'Guides', description, pages: ['zio-mail/guides/send'] },
      { folder: 'zio-mail/reference', label: 'Reference', description, pages: [] },
    ];
    const [mail] = toDocusaurus(libraryCategories([record('zio-mail', { pages })]));
    expect(mail).toMatchObject({
      items: [
        {
          label: 'Guides',
          link: { type: 'generated-index', slug: '/zio-mail/guides', title: 'Guides', description },
        },
      ],
    });
  });

  const planned = readInventory(path.join(__dirname, '../../..')).filter(
    ({ sidebar }) => sidebar === 'ecosystem-sidebar',
  );

  it.each(companions.map((library) => [library.id, library] as const))(
    'divide %s by folders where it is to have more than 15 pages',
    (id, { pages }) => {
      const ids = planned.map((row) => row.id).filter((row) => row.startsWith(`${id}/`));
      const folders = [...new Set(ids.flatMap(foldersOf))].filter(
        (folder) => folder !== id && ids.filter((page) => page.startsWith(`${folder}/`)).length > 1,
      );
      const wanted = ids.length > 15 ? folders.sort() : [];
      expect(
        pageFolders(pages)
          .map(({ folder }) => folder)
          .sort(),
      ).toEqual(wanted);
    },
  );

  it('come in the order of the inventory', () => {
    const order = [...new Set(planned.map(({ categories }) => categories[1]))].filter(Boolean);
    const listed = companions.map(({ id }) => id).filter((id) => order.includes(id));
    expect(listed).toEqual(order);
  });
});

function foldersOf(id: string): string[] {
  const parts = id.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
