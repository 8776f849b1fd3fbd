import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import pending from '@generated/pending-links/default/pending.json';
import { pageAddress } from '../../../facts/inventory/page-address';
import { DrawnFigure, drawingStyles, End } from '../../parts/drawing';
import { InlineCode } from '../../parts/InlineCode';
import { arrowOf, rounded } from '../model/arrow';
import { type Item, itemsOf, treeItems } from '../model/describe';
import { diagramOf, type Diagram as DiagramData, type Tree as TreeData } from '../model/diagram';
import {
  type Drawing,
  drawingsOf,
  type PlacedEdge,
  type PlacedLine,
  type PlacedNode,
  type Rectangle,
} from '../model/layout';
import styles from './Diagram.module.css';

function Frame({ area, className }: { readonly area: Rectangle; readonly className?: string }) {
  const { x, y, width, height } = area;
  return (
    <rect
      className={className}
      x={rounded(x)}
      y={rounded(y)}
      width={rounded(width)}
      height={rounded(height)}
      rx="3"
    />
  );
}

interface TextProps {
  readonly line: PlacedLine;
  readonly className?: string;
  readonly strong?: boolean;
}

function Text({ line: { pieces, x, y, kind }, className, strong }: TextProps): ReactNode {
  return (
    <text
      x={rounded(x)}
      y={rounded(y)}
      fontSize={kind === 'label' ? undefined : 13}
      fontWeight={strong ? 600 : undefined}
      className={clsx(drawingStyles.label, kind !== 'label' && styles.soft, className)}
    >
      {pieces.map(({ text, code }, index) =>
        code ? (
          <tspan key={index} className={styles.code}>
            {text}
          </tspan>
        ) : (
          text
        ),
      )}
    </text>
  );
}

function NodeShape({ placed }: { readonly placed: PlacedNode }): ReactNode {
  const { node, lines, slots, mark } = placed;
  const { strong, dashed, end } = node;
  return (
    <g>
      <Frame
        area={placed}
        className={dashed ? drawingStyles.dashed : strong ? drawingStyles.bold : drawingStyles.box}
      />
      {slots.map((slot, index) => (
        <Frame
          key={index}
          area={slot}
          className={slot.free ? drawingStyles.dashed : styles.group}
        />
      ))}
      {mark && end && <End {...mark} end={end} />}
      {lines.map((line, index) => (
        <Text key={index} line={line} strong={strong && line.kind === 'label'} />
      ))}
    </g>
  );
}

function EdgeShape({ placed: { edge, points } }: { readonly placed: PlacedEdge }): ReactNode {
  const { line, head } = arrowOf(points);
  return (
    <>
      <path className={styles.edge} d={line} strokeDasharray={edge.dashed ? '4 3' : undefined} />
      <path className={styles.soft} d={head} />
    </>
  );
}

const isLinked = ({ node: { page } }: PlacedNode): boolean =>
  page !== undefined && !pending.includes(page);

/** Screen readers get the contents in words, and of the drawing only its links. */
function Svg({ drawing, className }: { readonly drawing: Drawing; readonly className?: string }) {
  const { width, height, nodes, edges, groups } = drawing;
  const links = nodes.filter(isLinked);
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={`${size.width / 16}rem`}
      aria-hidden={links.length === 0 || undefined}
      focusable="false"
      fontSize="14"
      textAnchor="middle"
      strokeWidth="1"
    >
      <g aria-hidden="true">
        {groups.map((group) => (
          <Frame key={group.id} area={group} className={styles.group} />
        ))}
        {edges.map((placed, index) => (
          <EdgeShape key={index} placed={placed} />
        ))}
        {nodes
          .filter((placed) => !isLinked(placed))
          .map((placed) => (
            <NodeShape key={placed.node.id} placed={placed} />
          ))}
        {[...groups, ...edges].flatMap(({ lines }, part) =>
          lines.map((line, index) => (
            <Text key={`${part}.${index}`} line={line} className={drawingStyles.beside} />
          )),
        )}
      </g>
      {links.map((placed) => (
        <Link key={placed.node.id} to={pageAddress(placed.node.page!)}>
          <NodeShape placed={placed} />
        </Link>
      ))}
    </svg>
  );
}

function Words({ items }: { readonly items: readonly Item[] }): ReactNode {
  return (
    <ul>
      {items.map(({ text, items: below }, index) => (
        <li key={index}>
          <InlineCode text={text} />
          {below.length > 0 && <Words items={below} />}
        </li>
      ))}
    </ul>
  );
}

interface FigureProps {
  readonly diagram: DiagramData;
  readonly items: readonly Item[];
}

function DiagramFigure({ diagram, items }: FigureProps): ReactNode {
  const { wide, narrow } = drawingsOf(diagram);
  return (
    <DrawnFigure title={diagram.title} className={styles.diagram} words={<Words items={items} />}>
      <Svg drawing={wide} className={narrow && styles.wide} />
      {narrow && <Svg drawing={narrow} className={styles.narrow} />}
    </DrawnFigure>
  );
}

/**
 * Draws boxes and arrows, also queues and pools with their places. The author declares the data:
 * see the README of this feature.
 */
export function Diagram(diagram: DiagramData): ReactNode {
  return <DiagramFigure diagram={diagram} items={itemsOf(diagram)} />;
}

/** Draws a tree, such as fibers with their children. */
export function Tree(tree: TreeData): ReactNode {
  return <DiagramFigure diagram={diagramOf(tree)} items={treeItems(tree.root)} />;
}
