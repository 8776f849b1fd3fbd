/** Finds what is wrong with the diagram that an author declared. */
import { outcomeNames } from '../../parts/OutcomeMark/outcomes';
import { suggest } from '../../../utils/validation/suggest';
import { type Diagram, diagramOf, type Tree } from './diagram';
import {
  covers,
  type Drawing,
  drawingsOf,
  pairsOf,
  type PlacedLine,
  type Rectangle,
  rectangleOf,
  widest,
} from './layout';

export interface Problem {
  /** Text of the declaration to point at; empty for the whole. */
  readonly at: string;
  readonly problem: string;
  readonly remedy: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Kind = 'text' | 'yes' | 'list' | 'record' | 'direction' | 'outcome' | 'page';

const box: Readonly<Record<string, Kind>> = {
  label: 'text',
  note: 'text',
  end: 'outcome',
  strong: 'yes',
  dashed: 'yes',
  page: 'page',
  slots: 'list',
};
const drawn: Readonly<Record<string, Kind>> = { title: 'text', direction: 'direction' };
/** The fields of each part, with what they contain. */
const fields = {
  Diagram: { ...drawn, nodes: 'list', edges: 'list', groups: 'list' },
  Tree: { ...drawn, root: 'record' },
  node: { ...box, id: 'text', group: 'text' },
  branch: { ...box, children: 'list' },
  edge: { from: 'text', to: 'text', label: 'text', dashed: 'yes' },
  group: { id: 'text', label: 'text', group: 'text' },
} satisfies Record<string, Readonly<Record<string, Kind>>>;
const required: Readonly<Record<keyof typeof fields, readonly string[]>> = {
  Diagram: ['title', 'nodes'],
  Tree: ['title', 'root'],
  node: ['id', 'label'],
  branch: ['label'],
  edge: ['from', 'to'],
  group: ['id', 'label'],
};

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value fits a kind of field, and what to write if it doesn't. */
const kinds: Readonly<Record<Kind, { fits(value: unknown): boolean; readonly write: string }>> = {
  text: {
    fits: (value) => typeof value === 'string' && value.trim() !== '',
    write: 'write some text in quotes',
  },
  page: { fits: (value) => typeof value === 'string', write: 'write the id of a page' },
  yes: { fits: (value) => value === true, write: 'write true, or leave it out' },
  list: {
    fits: (value) => Array.isArray(value) && value.length > 0,
    write: 'write a list with at least one element, or leave it out',
  },
  record: { fits: isRecord, write: 'write fields between braces' },
  direction: {
    fits: (value) => value === 'right' || value === 'down',
    write: "write 'right' or 'down'",
  },
  outcome: {
    fits: (value) => typeof value === 'string' && value in outcomeNames,
    write: `write one of ${Object.keys(outcomeNames).join(', ')}`,
  },
};

/**
 * The problems of a `<Diagram>` or a `<Tree>`.
 * @param declared its attributes
 * @param pages the ids of the site's pages
 */
export function problemsOf(
  kind: 'Diagram' | 'Tree',
  declared: Fields,
  pages: readonly string[],
): Problem[] {
  const shape = kind === 'Diagram' ? diagramShape(declared) : treeShape(declared);
  if (shape.length > 0) return shape;
  const diagram =
    kind === 'Diagram' ? (declared as unknown as Diagram) : diagramOf(declared as unknown as Tree);
  const meaning = [...references(diagram), ...meanings(diagram), ...pageLinks(diagram, pages)];
  return meaning.length > 0 ? meaning : drawingProblems(diagram);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function diagramShape(declared: Fields): Problem[] {
  return [
    ...fieldProblems('Diagram', declared),
    ...listOf(declared['nodes']).flatMap((each) => fieldProblems('node', each)),
    ...listOf(declared['edges']).flatMap((each) => fieldProblems('edge', each)),
    ...listOf(declared['groups']).flatMap((each) => fieldProblems('group', each)),
  ];
}

function treeShape(declared: Fields): Problem[] {
  const branch = (value: unknown): Problem[] => [
    ...fieldProblems('branch', value),
    ...(isRecord(value) ? listOf(value['children']).flatMap(branch) : []),
  ];
  return [
    ...fieldProblems('Tree', declared),
    ...('root' in declared ? branch(declared['root']) : []),
  ];
}

/** Unknown, missing and wrong fields of a part. */
function fieldProblems(kind: keyof typeof fields, value: unknown): Problem[] {
  const name = kind === 'Diagram' || kind === 'Tree' ? `<${kind}>` : `the ${kind}`;
  if (!isRecord(value)) {
    const remedy = `write the fields of each ${kind} between braces`;
    return [{ at: '', problem: `${name} is not a record`, remedy }];
  }
  const known: Readonly<Record<string, Kind>> = fields[kind];
  const at = String(value['id'] ?? value['label'] ?? value['from'] ?? '');
  const named = at === '' ? name : `${name} "${at}"`;
  const unknown = Object.keys(value).filter((key) => !(key in known));
  const missing = required[kind].filter((key) => !(key in value));
  const wrong = Object.entries(known).filter(
    ([key, contents]) => key in value && !kinds[contents].fits(value[key]),
  );
  return [
    ...unknown.map((key) => ({
      at,
      problem: `${named} has an unknown field ${key}`,
      remedy: suggest(
        key,
        Object.keys(known),
        `remove it. The fields are ${Object.keys(known).join(', ')}`,
      ),
    })),
    ...missing.map((key) => ({ at, problem: `${named} has no ${key}`, remedy: `add ${key}` })),
    ...wrong.map(([key, contents]) => ({
      at,
      problem: `${named} has a wrong ${key}`,
      remedy: kinds[contents].write,
    })),
  ];
}

/** Ids that are used twice, or that don't exist. */
function references({ nodes, edges = [], groups = [] }: Diagram): Problem[] {
  const nodeIds = nodes.map(({ id }) => id);
  const groupIds = groups.map(({ id }) => id);
  const arrows = edges.map(({ from, to }) => `${from} → ${to}`);
  const repeated = (names: readonly string[], what: string, remedy: string) =>
    [...new Set(names.filter((name, index) => names.indexOf(name) < index))].map((name) => ({
      at: name.split(' ')[0]!,
      problem: `${what} "${name}" is declared twice`,
      remedy,
    }));
  const unknown = (id: string, ids: readonly string[], what: string) =>
    ids.includes(id)
      ? []
      : [
          {
            at: id,
            problem: `there is no ${what} "${id}"`,
            remedy: suggest(id, ids, `declare it in \`${what}s\``),
          },
        ];
  const isEmpty = (id: string) => ![...nodes, ...groups].some(({ group }) => group === id);
  return [
    ...repeated([...nodeIds, ...groupIds], 'the id', 'give each node and group its own id'),
    ...repeated(arrows, 'the edge', 'join the labels in one edge'),
    ...edges
      .filter(({ from, to }) => from === to)
      .map(({ from }) => ({
        at: from,
        problem: `an edge leads from "${from}" to itself`,
        remedy: 'say in the `note` of the node what it repeats',
      })),
    ...edges.flatMap(({ from, to }) => [from, to].flatMap((id) => unknown(id, nodeIds, 'node'))),
    ...[...nodes, ...groups].flatMap(({ group }) =>
      group === undefined ? [] : unknown(group, groupIds, 'group'),
    ),
    ...groupIds.filter(isEmpty).map((id) => ({
      at: id,
      problem: `the group "${id}" is empty`,
      remedy: `write group: '${id}' in the nodes that belong to it`,
    })),
    ...groups
      .filter(({ id }) => containers(id, groups).includes(id))
      .map(({ id }) => ({
        at: id,
        problem: `the group "${id}" contains itself`,
        remedy: 'remove one `group` of this circle',
      })),
  ];
}

/** The groups around a group, from the inside; stops where a circle closes. */
function containers(id: string, groups: NonNullable<Diagram['groups']>): string[] {
  const found: string[] = [];
  let next = groups.find((each) => each.id === id)?.group;
  while (next !== undefined && !found.includes(next)) {
    found.push(next);
    next = groups.find((each) => each.id === next)?.group;
  }
  return found;
}

/** Dashes that the drawing doesn't explain. */
function meanings({ nodes, edges = [] }: Diagram): Problem[] {
  return [
    ...nodes
      .filter(({ dashed, note }) => dashed && note === undefined)
      .map(({ label }) => ({
        at: label,
        problem: `nothing says what the dashed frame of "${label}" means`,
        remedy: 'say it in `note`',
      })),
    ...edges
      .filter(({ dashed, label }) => dashed && label === undefined)
      .map(({ from, to }) => ({
        at: from,
        problem: `nothing says what the dashed line from "${from}" to "${to}" means`,
        remedy: 'say it in `label`',
      })),
  ];
}

function pageLinks({ nodes }: Diagram, pages: readonly string[]): Problem[] {
  return nodes.flatMap(({ page }) =>
    page === undefined || pages.includes(page)
      ? []
      : [
          {
            at: page,
            problem: `the link "${page}" does not name a page of src/facts/inventory/pages.tsv`,
            remedy: suggest(page, pages, 'use the id of a page in the inventory'),
          },
        ],
  );
}

/** Drawings that are too wide, or whose texts cover each other. */
function drawingProblems(diagram: Diagram): Problem[] {
  const { wide, narrow = wide } = drawingsOf(diagram);
  const tooWide = (drawing: Drawing, room: number, where: string): Problem[] => {
    if (drawing.width <= room) return [];
    const [longest] = textsOf(drawing).sort((a, b) => b.width - a.width);
    return [
      {
        at: longest?.text ?? '',
        problem: `the drawing is ${Math.ceil(drawing.width)} units wide, but ${where} has room for ${room}`,
        remedy: `shorten labels such as "${longest?.text}", or divide the drawing`,
      },
    ];
  };
  return [
    ...tooWide(wide, widest.wide, 'a page'),
    ...tooWide(narrow, widest.narrow, 'a phone'),
    ...[wide, narrow].flatMap(overlaps).slice(0, 1),
  ];
}

interface Area extends Rectangle {
  readonly text: string;
}

const textsIn = (parts: readonly { readonly lines: readonly PlacedLine[] }[]): Area[] =>
  parts.flatMap(({ lines }) =>
    lines.map((line) => ({
      ...rectangleOf(line),
      text: line.pieces.map(({ text }) => text).join(''),
    })),
  );

const textsOf = ({ nodes, edges, groups }: Drawing) => textsIn([...nodes, ...edges, ...groups]);

/** Texts that cover other texts or the frame of a node, and nodes that cover each other. */
export function overlaps(drawing: Drawing): Problem[] {
  const inNodes = textsIn(drawing.nodes);
  const between = textsIn([...drawing.edges, ...drawing.groups]);
  const boxes = drawing.nodes.map((node): Area => ({ ...node, text: node.node.label }));
  const pairs = [...pairsOf(inNodes), ...pairsOf([...boxes, ...between])];
  return pairs
    .filter(([a, b]) => covers(a, b))
    .map(([a, b]) => ({
      at: a.text,
      problem: `"${a.text}" covers "${b.text}" in the drawing`,
      remedy: 'shorten one of them, or divide the drawing',
    }));
}
