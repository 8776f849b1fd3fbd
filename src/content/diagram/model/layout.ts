/**
 * Lays out diagrams: one drawing for wide screens, and another for phones if it doesn't fit there.
 * A unit of a drawing is a sixteenth of the page's font size, so letters keep their size.
 */
import { graphlib, layout } from '@dagrejs/dagre';
import type { Diagram, Direction, Edge, Group, Node } from './diagram';
import { type Line, linesOf } from './text';

/** Sizes of letters, as in the style sheet. */
const labelSize = 14;
const noteSize = 13;
const lineHeight = 18;
/** Space around text, between neighbors, and for the arrows between them; less if it's needed. */
const spaces = {
  loose: { text: 10, node: 16, arrow: 34 },
  dense: { text: 7, node: 10, arrow: 24 },
};
const paddingY = 6;
/** Space that the mark of an outcome takes before a label. */
const markWidth = 18;
const slotHeight = 24;
const slotPadding = 6;
const emptySlot = 28;
/** Space between the frame of a group and what is in it. */
const groupPadding = 10;
const componentGap = 18;
/** Space around the drawing, for the width of strokes. */
const margin = 2;

/** The widest drawings that fit the text column, and a screen of 320 CSS pixels. */
export const widest = { wide: 640, narrow: 284 };

export interface Rectangle {
  /** Left upper corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text, with the place of its middle. */
export interface PlacedLine extends Line {
  readonly x: number;
  readonly y: number;
  readonly kind: 'label' | 'note' | 'name' | 'slot';
}

export interface PlacedNode extends Rectangle {
  readonly node: Node;
  readonly lines: readonly PlacedLine[];
  readonly slots: readonly (Rectangle & { readonly free: boolean })[];
  /** Middle of the mark of its outcome. */
  readonly mark: Point | null;
}

export interface PlacedEdge {
  readonly edge: Edge;
  /** From the frame of one node to that of the other. */
  readonly points: readonly Point[];
  readonly lines: readonly PlacedLine[];
}

export interface PlacedGroup extends Rectangle {
  readonly id: string;
  /** Ids of the nodes in it. */
  readonly members: readonly string[];
  readonly lines: readonly PlacedLine[];
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly groups: readonly PlacedGroup[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The drawings of a diagram; `narrow` is absent if the wide one fits a phone. A drawing that is
 * wider than {@link widest} is the narrowest that was found.
 */
export function drawingsOf(diagram: Diagram): {
  readonly wide: Drawing;
  readonly narrow?: Drawing;
} {
  const { direction = 'right' } = diagram;
  const other: Direction = direction === 'right' ? 'down' : 'right';
  const { loose, dense } = spaces;
  const wide = firstFit(diagram, widest.wide, [
    ...[230, 160, 110].map((textRoom) => ({ direction, textRoom, space: loose })),
    ...[160, 110].map((textRoom) => ({ direction: other, textRoom, space: loose })),
  ]);
  if (wide.width <= widest.narrow) return { wide };
  const narrow = firstFit(
    diagram,
    widest.narrow,
    [loose, dense].flatMap((space) =>
      [230, 160, 120, 90, 70].flatMap((textRoom) =>
        (['down', 'right'] as const).map((to) => ({ direction: to, textRoom, space })),
      ),
    ),
  );
  return { wide, narrow };
}

interface Attempt {
  /** Where edges lead to. */
  readonly direction: Direction;
  /** The width at which text is broken into lines. */
  readonly textRoom: number;
  readonly space: (typeof spaces)['loose'];
}

/** The first drawing that has room; if none has, the narrowest. */
function firstFit(diagram: Diagram, room: number, attempts: readonly Attempt[]): Drawing {
  let best: Drawing | undefined;
  for (const attempt of attempts) {
    const drawing = layOut(diagram, attempt, room);
    if (drawing.width <= room) return drawing;
    if (best === undefined || drawing.width < best.width) best = drawing;
  }
  return best!;
}

/**
 * Lays out a diagram. Parts that no edge or group connects are next to each other if there is room
 * and edges lead down, else below each other.
 */
function layOut(diagram: Diagram, attempt: Attempt, room: number): Drawing {
  const parts = partsOf(diagram).map((part) => layOutPart(part, attempt));
  const sum = parts.reduce((total, { width }) => total + width, componentGap * (parts.length - 1));
  const areBeside = attempt.direction === 'down' && sum <= room;
  let [x, y] = [0, 0];
  const moved = parts.map((part) => {
    const placed = move(part, x, y);
    if (areBeside) x += part.width + componentGap;
    else y += part.height + componentGap;
    return placed;
  });
  return {
    width: areBeside ? sum : Math.max(...parts.map(({ width }) => width)),
    height: areBeside ? Math.max(...parts.map(({ height }) => height)) : y - componentGap,
    nodes: moved.flatMap(({ nodes }) => nodes),
    edges: moved.flatMap(({ edges }) => edges),
    groups: moved.flatMap(({ groups }) => groups),
  };
}

/** The connected parts of a diagram, in the order of their first nodes. */
function partsOf(diagram: Diagram): Diagram[] {
  const { nodes, edges = [], groups = [] } = diagram;
  const graph = new graphlib.Graph();
  const groupKey = (id: string) => `group ${id}`;
  for (const { id } of groups) graph.setNode(groupKey(id));
  for (const { id } of nodes) graph.setNode(id);
  for (const { from, to } of edges) graph.setEdge(from, to);
  for (const { id, group } of nodes) if (group !== undefined) graph.setEdge(id, groupKey(group));
  for (const { id, group } of groups) {
    if (group !== undefined) graph.setEdge(groupKey(id), groupKey(group));
  }
  const components = graphlib.alg.components(graph);
  const firsts = new Set(
    nodes.map(({ id }) => components.find((component) => component.includes(id))!),
  );
  return [...firsts].map((component) => ({
    ...diagram,
    nodes: nodes.filter(({ id }) => component.includes(id)),
    edges: edges.filter(({ from }) => component.includes(from)),
    groups: groups.filter(({ id }) => component.includes(groupKey(id))),
  }));
}

/** Keeps neighbors in the order of their declaration, unless another order crosses fewer lines. */
function layOutPart(diagram: Diagram, attempt: Attempt): Drawing {
  const declared = layOutInOrder(diagram, attempt, true);
  if (tangles(declared) === 0) return declared;
  const free = layOutInOrder(diagram, attempt, false);
  return tangles(free) < tangles(declared) ? free : declared;
}

/** Number of edges that cross, and of nodes in groups to which they don't belong. */
function tangles({ nodes, edges, groups }: Drawing): number {
  const crossings = pairsOf(edges).filter(([a, b]) => cross(a.points, b.points));
  const intruders = groups.flatMap((group) =>
    nodes.filter(({ node, ...area }) => !group.members.includes(node.id) && covers(area, group)),
  );
  return crossings.length + intruders.length;
}

function layOutInOrder(
  diagram: Diagram,
  { direction, textRoom, space }: Attempt,
  isDeclaredOrder: boolean,
): Drawing {
  const { nodes, edges = [], groups = [] } = diagram;
  const graph = new graphlib.Graph({ compound: true, multigraph: true });
  graph.setGraph({
    rankdir: direction === 'right' ? 'LR' : 'TB',
    nodesep: space.node,
    ranksep: space.arrow + (groups.length > 0 ? groupPadding : 0),
    edgesep: 12,
  });
  graph.setDefaultNodeLabel(() => ({}));
  const contents = new Map(nodes.map((node) => [node.id, contentsOf(node, textRoom, space.text)]));
  const groupKey = (id: string) => `group ${id}`;
  for (const { id } of groups) graph.setNode(groupKey(id), {});
  for (const { id } of nodes) {
    const { width, height } = contents.get(id)!;
    graph.setNode(id, { width, height });
  }
  for (const { id, group } of groups) {
    if (group !== undefined) graph.setParent(groupKey(id), groupKey(group));
  }
  for (const { id, group } of nodes) if (group !== undefined) graph.setParent(id, groupKey(group));
  const labels = edges.map(({ label = '' }) =>
    blockOf(linesOf(label, noteSize, Math.min(textRoom, 140)), 'name'),
  );
  edges.forEach((edge, index) => {
    const { label } = edge;
    const { width, height } = labels[index]!;
    const [from, to] = isReturn(edge, edges) ? [edge.to, edge.from] : [edge.from, edge.to];
    const size = label === undefined ? {} : { width: width + 8, height, labelpos: 'c' };
    graph.setEdge(from, to, size, String(index));
  });
  layout(graph, { disableOptimalOrderHeuristic: isDeclaredOrder });

  const placedNodes = nodes.map((node): PlacedNode => {
    const { x, y } = graph.node(node.id) as Point;
    const { width, height, lines, slots, mark } = contents.get(node.id)!;
    const [left, top] = [x - width / 2, y - height / 2];
    return {
      node,
      ...shifted({ x: 0, y: 0, width, height }, left, top),
      lines: lines.map((line) => shifted(line, left, top)),
      slots: slots.map((slot) => shifted(slot, left, top)),
      mark: mark && shifted(mark, left, top),
    };
  });
  const placedEdges = edges.map((edge, index): PlacedEdge => {
    const { points, x, y } = (isReturn(edge, edges)
      ? graph.edge(edge.to, edge.from, String(index))
      : graph.edge(edge.from, edge.to, String(index))) as unknown as {
      points: Point[];
    } & Partial<Point>;
    const { lines, width, height } = labels[index]!;
    return {
      edge,
      points: isReturn(edge, edges) ? [...points].reverse() : points,
      lines:
        x === undefined || y === undefined
          ? []
          : lines.map((line) => shifted(line, x - width / 2, y - height / 2)),
    };
  });
  const placedGroups = framesOf(groups, placedNodes, placedEdges, textRoom);
  return trimmed({ nodes: placedNodes, edges: placedEdges, groups: placedGroups });
}

/** Whether an earlier edge leads the other way, which decides which of the two nodes comes first. */
const isReturn = (edge: Edge, edges: readonly Edge[]): boolean =>
  edges.slice(0, edges.indexOf(edge)).some(({ from, to }) => from === edge.to && to === edge.from);

/** Lines below each other, around a common middle. */
function blockOf(lines: readonly Line[], kind: PlacedLine['kind']) {
  const width = Math.max(0, ...lines.map((line) => line.width));
  return {
    width,
    height: lines.length * lineHeight,
    lines: lines.map((line, index): PlacedLine => ({
      ...line,
      kind,
      x: width / 2,
      y: (index + 0.5) * lineHeight,
    })),
  };
}

/** Size of a node's box, and what is in it, relative to its left upper corner. */
function contentsOf({ label, note, end, slots = [] }: Node, textRoom: number, paddingX: number) {
  const inset = end === undefined ? 0 : markWidth;
  const labelLines = linesOf(label, labelSize, textRoom - inset);
  const noteLines = note === undefined ? [] : linesOf(note, noteSize, textRoom);
  const slotWidths = slots.map((slot) =>
    slot === null ? emptySlot : linesOf(slot, noteSize, Infinity)[0]!.width + 2 * slotPadding,
  );
  const slotsWidth = slotWidths.reduce((sum, each) => sum + each, 0);
  const labelWidth = Math.max(0, ...labelLines.map((line) => line.width)) + inset;
  const width =
    2 * paddingX + Math.max(labelWidth, slotsWidth, ...noteLines.map((line) => line.width));
  const middle = width / 2;
  let y = paddingY;
  const labelTop = y;
  const place = (line: Line, kind: PlacedLine['kind'], x: number): PlacedLine => {
    y += lineHeight;
    return { ...line, kind, x, y: y - lineHeight / 2 };
  };
  const lines = labelLines.map((line) => place(line, 'label', middle + inset / 2));
  let slotX = middle - slotsWidth / 2;
  const slotY = y + 2;
  const rectangles = slotWidths.map((slotWidth, index) => {
    slotX += slotWidth;
    return {
      x: slotX - slotWidth,
      y: slotY,
      width: slotWidth,
      height: slotHeight,
      free: slots[index] === null,
    };
  });
  const slotLines = slots.flatMap((slot, index): PlacedLine[] => {
    if (slot === null) return [];
    const { x, width: slotWidth } = rectangles[index]!;
    const [line] = linesOf(slot, noteSize, Infinity);
    return [{ ...line!, kind: 'slot', x: x + slotWidth / 2, y: slotY + slotHeight / 2 }];
  });
  if (slots.length > 0) y += slotHeight + 4;
  const notes = noteLines.map((line) => place(line, 'note', middle));
  return {
    width,
    height: y + paddingY,
    lines: [...lines, ...slotLines, ...notes],
    slots: rectangles,
    mark:
      end === undefined ? null : { x: middle - labelWidth / 2 + 6, y: labelTop + lineHeight / 2 },
  };
}

/** Frames around the contents of groups, with their names in a corner; outer groups come first. */
function framesOf(
  groups: readonly Group[],
  nodes: readonly PlacedNode[],
  edges: readonly PlacedEdge[],
  textRoom: number,
): PlacedGroup[] {
  const frames = new Map<string, PlacedGroup>();
  const frame = ({ id, label }: Group): PlacedGroup => {
    const inner = groups.filter(({ group }) => group === id).map(frame);
    const own = nodes.filter(({ node }) => node.group === id);
    const members = [...own.map(({ node }) => node.id), ...inner.flatMap((each) => each.members)];
    const labels = edges
      .filter(({ edge: { from, to } }) => members.includes(from) && members.includes(to))
      .flatMap(({ lines }) => lines.map(rectangleOf));
    const around = enclosing([...own, ...inner, ...labels]);
    const name = blockOf(linesOf(label, noteSize, Math.max(around.width, textRoom)), 'name');
    const placed = corners(around, name).find(({ lines }) => !edges.some(isAcross(lines)));
    const made = { ...(placed ?? corners(around, name)[0]!), id, members };
    frames.set(id, made);
    return made;
  };
  for (const group of groups) if (group.group === undefined) frame(group);
  return [...frames.values()].reverse();
}

/** A frame around an area, with a name in each of its corners: the best place comes first. */
function corners(around: Rectangle, name: ReturnType<typeof blockOf>) {
  const width = Math.max(around.width, name.width) + 2 * groupPadding;
  const height = around.height + name.height + 1.5 * groupPadding;
  const x = around.x - (width - around.width) / 2;
  return [true, false].flatMap((isTop) => {
    const y = isTop ? around.y - name.height - groupPadding / 2 : around.y - groupPadding;
    const top = isTop ? y : y + height - name.height - groupPadding / 2;
    return [true, false].map((isLeft) => ({
      ...{ x, y, width, height },
      lines: name.lines.map((line) => {
        const inset = groupPadding + line.width / 2;
        return { ...line, x: isLeft ? x + inset : x + width - inset, y: top + line.y };
      }),
    }));
  });
}

/** Whether an edge runs through lines of text. */
const isAcross =
  (lines: readonly PlacedLine[]) =>
  ({ points }: PlacedEdge): boolean =>
    lines.some((line) => {
      const { x, y, width, height } = rectangleOf(line);
      const [left, right] = [
        { x, y: y + height / 2 },
        { x: x + width, y: y + height / 2 },
      ];
      const [above, below] = [
        { x: x + width / 2, y },
        { x: x + width / 2, y: y + height },
      ];
      return cross(points, [left, right]) || cross(points, [above, below]);
    });

/** The rectangle that a line of text takes. */
export function rectangleOf({ x, y, width, kind }: PlacedLine): Rectangle {
  const height = kind === 'label' ? labelSize : noteSize;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Whether two areas share more than an edge. */
export const covers = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Each two elements of a list. */
export const pairsOf = <T>(list: readonly T[]): (readonly [T, T])[] =>
  list.flatMap((a, index) => list.slice(index + 1).map((b) => [a, b] as const));

/** Whether two lines of straight parts cross, apart from their ends. */
function cross(a: readonly Point[], b: readonly Point[]): boolean {
  const parts = (points: readonly Point[]) =>
    points.slice(1).map((end, index) => [points[index]!, end] as const);
  /** On which side of the line from p to q a point is. */
  const side = (p: Point, q: Point, { x, y }: Point) =>
    Math.sign((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x));
  return parts(a).some(([p, q]) =>
    parts(b).some(
      ([r, s]) => side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0,
    ),
  );
}

function enclosing(rectangles: readonly Rectangle[]): Rectangle {
  const x = Math.min(...rectangles.map((each) => each.x));
  const y = Math.min(...rectangles.map((each) => each.y));
  return {
    x,
    y,
    width: Math.max(...rectangles.map((each) => each.x + each.width)) - x,
    height: Math.max(...rectangles.map((each) => each.y + each.height)) - y,
  };
}

/** Moves a drawing. */
function move({ width, height, nodes, edges, groups }: Drawing, dx: number, dy: number): Drawing {
  const lines = (each: readonly PlacedLine[]) => each.map((line) => shifted(line, dx, dy));
  return {
    width,
    height,
    nodes: nodes.map((node) => ({
      ...shifted(node, dx, dy),
      lines: lines(node.lines),
      slots: node.slots.map((slot) => shifted(slot, dx, dy)),
      mark: node.mark && shifted(node.mark, dx, dy),
    })),
    edges: edges.map((edge) => ({
      ...edge,
      points: edge.points.map((point) => shifted(point, dx, dy)),
      lines: lines(edge.lines),
    })),
    groups: groups.map((group) => ({ ...shifted(group, dx, dy), lines: lines(group.lines) })),
  };
}

/** Moves a drawing to the left upper corner, and measures it. */
function trimmed(drawing: Omit<Drawing, 'width' | 'height'>): Drawing {
  const { nodes, edges, groups } = drawing;
  const points = edges.flatMap((edge) => edge.points);
  const lines = edges.flatMap((edge) => edge.lines.map(rectangleOf));
  const around = enclosing([
    ...nodes,
    ...groups,
    ...lines,
    ...points.map((point) => ({ ...point, width: 0, height: 0 })),
  ]);
  const size = { width: around.width + 2 * margin, height: around.height + 2 * margin };
  return move({ ...drawing, ...size }, margin - around.x, margin - around.y);
}

const shifted = <T extends Point>(place: T, dx: number, dy: number): T => ({
  ...place,
  x: place.x + dx,
  y: place.y + dy,
});
