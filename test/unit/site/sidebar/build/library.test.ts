import path from 'node:path';
import { companions } from '../../../../../src/facts/catalog';
import { pageFolders } from '../../../../../src/facts/catalog/pages';
import { readInventory } from '../../../../../src/facts/inventory/inventory';

describe('the categories of libraries', () => {
  const planned = readInventory(path.resolve('.')).filter(
    ({ sidebar }) => sidebar === 'ecosystem-sidebar',
  );

  it.each(companions.map((library) => [library.id, library] as const))(
    'divide %s into folders if it has more than 15 pages',
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

  it('are in the order of the inventory', () => {
    const order = [...new Set(planned.map(({ categories }) => categories[1]))].filter(Boolean);
    const listed = companions.map(({ id }) => id).filter((id) => order.includes(id));
    expect(listed).toEqual(order);
  });
});

function foldersOf(id: string): string[] {
  const parts = id.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
