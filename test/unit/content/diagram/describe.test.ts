import { itemsOf, treeItems } from '@site/src/content/diagram/model/describe';

describe('a diagram in words', () => {
  it('says where each node leads, and what is in it', () => {
    expect(
      itemsOf({
        title: 'Queue',
        nodes: [
          { id: 'offer', label: '`offer`', note: 'is waiting' },
          { id: 'queue', label: 'queue', slots: ['lake', 'beach', null], group: 'scope' },
          { id: 'take', label: '`take`' },
          { id: 'end', label: 'end', end: 'interruption' },
        ],
        edges: [
          { from: 'offer', to: 'queue', label: 'third' },
          { from: 'queue', to: 'take' },
          { from: 'queue', to: 'end' },
        ],
        groups: [{ id: 'scope', label: 'one scope' }],
      }),
    ).toEqual([
      {
        text: 'one scope',
        items: [
          {
            text: 'queue (holds lake, beach, and 1 free place) leads to `take` and end',
            items: [],
          },
        ],
      },
      { text: '`offer` (is waiting) leads to queue (third)', items: [] },
      { text: 'end (interruption)', items: [] },
    ]);
  });

  it('nests the children of a tree below their parents', () => {
    const root = { label: 'main', children: [{ label: 'poller', end: 'interruption' as const }] };
    expect(treeItems(root)).toEqual([
      { text: 'main', items: [{ text: 'poller (interruption)', items: [] }] },
    ]);
  });
});
