/** Declaration of a diagram: what authors write in a page. */
import type { Outcome } from '../../parts/OutcomeMark/outcomes';

/** How a box looks, and what it says. Text between backticks is code. */
export interface Box {
  readonly label: string;
  /** Second line, in smaller letters. */
  readonly note?: string;
  /** Outcome, shown with its mark. */
  readonly end?: Outcome;
  /** Draws a bold frame around what the reader should notice first. */
  readonly strong?: boolean;
  /** Draws a dashed frame. The note says what that means. */
  readonly dashed?: boolean;
  /** Id of the page that the box links to. */
  readonly page?: string;
  /** Places of a queue, a pool or a chunk, in their order; null is a free place. */
  readonly slots?: readonly (string | null)[];
}

export interface Node extends Box {
  readonly id: string;
  /** Id of the group that contains it. */
  readonly group?: string;
}

export interface Edge {
  /** Ids of nodes. */
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  /** Draws a dashed line. The label says what that means. */
  readonly dashed?: boolean;
}

/** A region around nodes or other groups, such as a scope. */
export interface Group {
  readonly id: string;
  readonly label: string;
  /** Id of the group that contains it. */
  readonly group?: string;
}

export type Direction = 'right' | 'down';

export interface Diagram {
  readonly title: string;
  /** Where edges lead to, on a wide screen; `right` if absent. */
  readonly direction?: Direction;
  readonly nodes: readonly Node[];
  readonly edges?: readonly Edge[];
  readonly groups?: readonly Group[];
}

export interface Branch extends Box {
  readonly children?: readonly Branch[];
}

export interface Tree {
  readonly title: string;
  /** Where children are, on a wide screen; `down` if absent. */
  readonly direction?: Direction;
  readonly root: Branch;
}

/** The tree as a diagram: each branch is a node, with an edge from its parent. */
export function diagramOf({ title, direction = 'down', root }: Tree): Diagram {
  const nodes: Node[] = [];
  const edges: Edge[] = [];
  const add = ({ children = [], ...box }: Branch, id: string): void => {
    nodes.push({ ...box, id });
    children.forEach((child, index) => {
      const to = `${id}.${index}`;
      edges.push({ from: id, to });
      add(child, to);
    });
  };
  add(root, '0');
  return { title, direction, nodes, edges };
}
