import type { Nodes, Parents } from 'mdast';

/** Calls `see` with every node below `parent` and the node's parent, in reading order. */
export function visitParents(parent: Parents, see: (node: Nodes, parent: Parents) => void): void {
  for (const node of parent.children) {
    see(node, parent);
    if ('children' in node) visitParents(node, see);
  }
}
