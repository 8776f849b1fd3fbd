/** Says in words what a diagram shows, for screen readers and for Markdown. */
import { outcomeNames } from '../../parts/OutcomeMark/outcomes';
import type { Box, Branch, Diagram, Edge, Node } from './diagram';

const list = new Intl.ListFormat('en');

/** An item of a list. Text between backticks is code. */
export interface Item {
  readonly text: string;
  readonly items: readonly Item[];
}

/** What a diagram shows: an item for each node, or for each group with its nodes. */
export function itemsOf(diagram: Diagram): Item[] {
  const { nodes, edges = [], groups = [] } = diagram;
  const inside = (group: string | undefined): Item[] => [
    ...groups
      .filter((each) => each.group === group)
      .map(({ id, label }) => ({ text: label, items: inside(id) })),
    ...nodes
      .filter((each) => each.group === group)
      .filter((node) => isSaid(node, edges))
      .map((node) => ({ text: sentence(node, diagram), items: [] })),
  ];
  return inside(undefined);
}

/** What a tree shows: an item for each child, below its parent. */
export function treeItems(root: Branch): Item[] {
  return [{ text: nameOf(root), items: (root.children ?? []).flatMap(treeItems) }];
}

/** A node without news isn't said again after an edge that leads to it. */
function isSaid({ id, note, end, slots, group }: Node, edges: readonly Edge[]): boolean {
  const isTarget = edges.some(({ to }) => to === id);
  const isSource = edges.some(({ from }) => from === id);
  return isSource || !isTarget || [note, end, slots, group].some((each) => each !== undefined);
}

function sentence(node: Node, { nodes, edges = [] }: Diagram): string {
  const targets = edges
    .filter(({ from }) => from === node.id)
    .map(({ to, label }) => {
      const name = nodes.find(({ id }) => id === to)?.label ?? to;
      return label === undefined ? name : `${name} (${label})`;
    });
  return targets.length === 0 ? nameOf(node) : `${nameOf(node)} leads to ${list.format(targets)}`;
}

/** Label, note, outcome and places of a box. */
function nameOf({ label, note, end, slots }: Box): string {
  const facts = [
    ...(note === undefined ? [] : [note]),
    ...(end === undefined ? [] : [outcomeNames[end]]),
    ...(slots === undefined ? [] : [placesOf(slots)]),
  ];
  return facts.length === 0 ? label : `${label} (${facts.join('; ')})`;
}

/** Places; free ones are counted. */
function placesOf(slots: readonly (string | null)[]): string {
  const free = slots.filter((slot) => slot === null).length;
  const filled = slots.filter((slot) => slot !== null);
  const empty = free === 0 ? [] : [`${free} free ${free === 1 ? 'place' : 'places'}`];
  return filled.length === 0 ? empty.join('') : `holds ${list.format([...filled, ...empty])}`;
}
