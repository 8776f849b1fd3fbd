import type { Diagram } from '@site/src/content/diagram/model/diagram';
import { drawingsOf, widest, type Drawing } from '@site/src/content/diagram/model/layout';

const nodes = (...labels: string[]) => labels.map((label) => ({ id: label, label }));
const chain = (...labels: string[]) =>
  labels.slice(1).map((to, index) => ({ from: labels[index]!, to }));

const find = ({ nodes: placed }: Drawing, id: string) => placed.find(({ node }) => node.id === id)!;

const names = ['environment variables', 'system properties', 'application.conf', 'default'];
const lookup: Diagram = { title: 'Lookup', nodes: nodes(...names), edges: chain(...names) };

describe('the layout of a diagram', () => {
  it('leads to the right on a wide screen, and down on a phone', () => {
    const { wide, narrow } = drawingsOf(lookup);
    expect(find(wide, names[1]!).x).toBeGreaterThan(find(wide, names[0]!).x);
    expect(find(narrow!, names[1]!).y).toBeGreaterThan(find(narrow!, names[0]!).y);
    expect(narrow!.width).toBeLessThanOrEqual(widest.narrow);
  });

  it('is the same on a phone if there is room', () => {
    const small = { title: 'Small', nodes: nodes('a', 'b'), edges: chain('a', 'b') };
    expect(drawingsOf(small).narrow).toBeUndefined();
  });

  it('breaks long labels into lines if there is no room', () => {
    const long = nodes('reads the settings of the shop', 'writes the settings of the shop');
    const fan = { title: 'Fan', direction: 'down' as const, nodes: [...nodes('x'), ...long] };
    const edges = long.map(({ id }) => ({ from: 'x', to: id }));
    const { narrow } = drawingsOf({ ...fan, edges });
    expect(find(narrow!, long[0]!.id).lines.length).toBeGreaterThan(1);
  });

  it('keeps the order in which nodes are declared', () => {
    const { wide } = drawingsOf({
      title: 'Fan',
      direction: 'down',
      nodes: nodes('root', 'c', 'b', 'a'),
      edges: ['c', 'b', 'a'].map((to) => ({ from: 'root', to })),
    });
    const xs = ['c', 'b', 'a'].map((id) => find(wide, id).x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  });

  it('changes that order if lines would cross otherwise', () => {
    const { wide } = drawingsOf({
      title: 'Crossed',
      direction: 'down',
      nodes: nodes('a', 'b', 'of b', 'of a'),
      edges: [
        { from: 'a', to: 'of a' },
        { from: 'a', to: 'of b' },
        { from: 'b', to: 'of b' },
      ],
    });
    expect(find(wide, 'of a').x).toBeLessThan(find(wide, 'of b').x);
  });

  it('puts the frame of a group around its nodes, and the name inside', () => {
    const { wide } = drawingsOf({
      title: 'Scope',
      nodes: [{ id: 'a', label: 'a', group: 'scope' }, ...nodes('b')],
      edges: chain('a', 'b'),
      groups: [{ id: 'scope', label: 'a scope with a long name' }],
    });
    const [group] = wide.groups;
    const a = find(wide, 'a');
    expect(group!.x).toBeLessThan(a.x);
    expect(group!.y + group!.height).toBeGreaterThan(a.y + a.height);
    expect(group!.width).toBeGreaterThan(group!.lines[0]!.width);
    expect(find(wide, 'b').x).toBeGreaterThan(a.x + a.width);
  });

  it('has a place for each slot of a queue', () => {
    const { wide } = drawingsOf({
      title: 'Queue',
      nodes: [{ id: 'queue', label: 'queue', slots: ['lake', 'beach', null] }],
    });
    expect(find(wide, 'queue').slots.map(({ free }) => free)).toEqual([false, false, true]);
  });
});
