// cspell:ignore lable
import { overlaps, problemsOf } from '@site/src/content/diagram/model/problems';
import { drawingsOf } from '@site/src/content/diagram/model/layout';

const pages = ['reference/stm/index', 'reference/fiber/index'];
const a = { id: 'a', label: 'a' };
const b = { id: 'b', label: 'b' };

const complaints = (declared: Record<string, unknown>, kind: 'Diagram' | 'Tree' = 'Diagram') =>
  problemsOf(kind, { title: 'Title', ...declared }, pages).map(
    ({ problem, remedy }) => `${problem}: ${remedy}`,
  );

describe('the problems of a diagram', () => {
  it('are none if it is well-formed', () => {
    expect(complaints({ nodes: [a, b], edges: [{ from: 'a', to: 'b' }] })).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an empty list', { nodes: [] }, '<Diagram> has a wrong nodes: write a list'],
    ['no list', {}, '<Diagram> has no nodes: add nodes'],
    [
      'a mistyped field',
      { nodes: [{ ...a, lable: 'b' }] },
      'unknown field lable: did you mean label?',
    ],
    ['a node without a label', { nodes: [{ id: 'a' }] }, 'the node "a" has no label: add label'],
    ['an empty label', { nodes: [{ id: 'a', label: '' }] }, 'the node "a" has a wrong label'],
    ['an unknown outcome', { nodes: [{ ...a, end: 'success' }] }, 'write one of value, failure'],
    ['something else than a record', { nodes: ['a'] }, 'the node is not a record'],
    ['a direction that there is not', { nodes: [a], direction: 'up' }, "write 'right' or 'down'"],
    ['an unknown node', { nodes: [a], edges: [{ from: 'a', to: 'c' }] }, 'there is no node "c"'],
    ['an id used twice', { nodes: [a, a] }, 'the id "a" is declared twice'],
    [
      'an edge declared twice',
      {
        nodes: [a, b],
        edges: [
          { from: 'a', to: 'b' },
          { from: 'a', to: 'b' },
        ],
      },
      'the edge "a → b" is declared twice',
    ],
    ['an edge to its node', { nodes: [a], edges: [{ from: 'a', to: 'a' }] }, 'to itself'],
    ['an unknown group', { nodes: [{ ...a, group: 'g' }] }, 'there is no group "g"'],
    ['an empty group', { nodes: [a], groups: [{ id: 'g', label: 'g' }] }, 'group "g" is empty'],
    [
      'a group in itself',
      { nodes: [{ ...a, group: 'g' }], groups: [{ id: 'g', label: 'g', group: 'g' }] },
      'the group "g" contains itself',
    ],
    ['an unexplained dashed frame', { nodes: [{ ...a, dashed: true }] }, 'say it in `note`'],
    [
      'an unexplained dashed line',
      { nodes: [a, b], edges: [{ from: 'a', to: 'b', dashed: true }] },
      'say it in `label`',
    ],
    [
      'a link to an unknown page',
      { nodes: [{ ...a, page: 'reference/stm/indx' }] },
      'did you mean reference/stm/index?',
    ],
    [
      'a label that no phone has room for',
      { nodes: [{ ...a, label: `\`${'x'.repeat(40)}\`` }] },
      'a phone has room for',
    ],
  ])('name %s', (_, declared, complaint) => {
    expect(complaints(declared).join('\n')).toContain(complaint);
  });

  it('name what is wrong in a branch of a tree', () => {
    expect(complaints({}, 'Tree')).toEqual(['<Tree> has no root: add root']);
    expect(complaints({ root: { label: 'a', children: [{}] } }, 'Tree')).toEqual([
      'the branch has no label: add label',
    ]);
    expect(complaints({ root: { label: 'a', children: [] } }, 'Tree')).toEqual([
      'the branch "a" has a wrong children: write a list with at least one element, or leave it out',
    ]);
  });

  it('name texts that cover each other', () => {
    const { wide } = drawingsOf({ title: 'x', nodes: [a, b] });
    const [first] = wide.nodes;
    expect(overlaps(wide)).toEqual([]);
    expect(overlaps({ ...wide, nodes: [first!, first!] })[0]?.problem).toBe(
      '"a" covers "a" in the drawing',
    );
  });
});
