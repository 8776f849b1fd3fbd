import { blockAnchor, blockIndex } from '@site/src/content/snippets/model/anchor';

it('converts the position of a block to its id and back', () => {
  expect(blockAnchor(0)).toBe('code-1');
  expect(blockIndex('program-code-3')).toBe(2);
  for (const index of [0, 9, 120]) expect(blockIndex(blockAnchor(index))).toBe(index);
});
