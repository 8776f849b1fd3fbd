import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DrawnFigure, drawingStyles, End } from '../../parts/drawing';
import {
  barHeight,
  labelInset,
  layOut,
  legendInset,
  markInset,
  type PlacedLane,
  type PlacedMark,
  type PlacedSpan,
  width,
} from '../model/layout';
import { eventsOf, type Timeline as TimelineData } from '../model/timeline';
import styles from './Timeline.module.css';

const frames = {
  work: drawingStyles.box,
  wait: drawingStyles.dashed,
  masked: drawingStyles.bold,
};

function SpanShape({ span, y }: { readonly span: PlacedSpan; readonly y: number }): ReactNode {
  return (
    <g>
      <rect
        className={frames[span.kind ?? 'work']}
        x={span.x}
        y={y - barHeight / 2}
        width={span.width}
        height={barHeight}
        rx="3"
      />
      <text x={span.x + labelInset} y={y} className={drawingStyles.label}>
        {span.label}
      </text>
    </g>
  );
}

function MarkShape({ mark, y }: { readonly mark: PlacedMark; readonly y: number }): ReactNode {
  const { x, end, anchor, label } = mark;
  return (
    <g>
      {end ? (
        <End x={x} y={y} end={end} />
      ) : (
        <path d={`M${x} ${y - 9}v18`} className={styles.moment} />
      )}
      <text
        x={anchor === 'start' ? x + markInset : x - markInset}
        y={y}
        textAnchor={anchor}
        className={clsx(drawingStyles.label, drawingStyles.beside)}
      >
        {label}
      </text>
    </g>
  );
}

function LaneShape({ lane }: { readonly lane: PlacedLane }): ReactNode {
  const { name, nameY, lineY, spans, marks } = lane;
  return (
    <g>
      {spans.map((span) => (
        <SpanShape key={`${span.from}-${span.label}`} span={span} y={lineY} />
      ))}
      {/* Drawn after all spans, so that the next span doesn't cover the end of one. */}
      {spans.map(
        ({ x, width: length, label, end }) =>
          end && <End key={`${x}-${label}`} x={x + length} y={lineY} end={end} />,
      )}
      {marks.map((mark) => (
        <MarkShape key={`${mark.at}-${mark.label}`} mark={mark} y={lineY} />
      ))}
      <text x="8" y={nameY} className={clsx(styles.name, drawingStyles.beside)}>
        {name}
      </text>
    </g>
  );
}

/**
 * Draws events over time, with a caption; screen readers get the events as a list. The author
 * declares the data: see the README of this feature.
 */
export function Timeline(timeline: TimelineData): ReactNode {
  const { height, lanes, ticks, axisY, legend } = layOut(timeline);
  return (
    <DrawnFigure
      title={timeline.title}
      className={styles.timeline}
      words={
        <ol>
          {eventsOf(timeline).map(({ at, lane, text }, index) => (
            <li key={index}>
              {timeline.unit !== undefined && `${at} ${timeline.unit}, `}
              {lane}: {text}
            </li>
          ))}
        </ol>
      }
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {/* The lines come first, so that bars, marks, and labels cover them. */}
        <path
          d={lanes.map(({ lineY }) => `M8 ${lineY}H${width - 8}`).join('')}
          className={styles.lane}
        />
        <path
          d={ticks.map(({ x }) => `M${x} 4V${axisY}`).join('')}
          className={styles.lane}
          strokeDasharray="2 3"
        />
        {lanes.map((lane) => (
          <LaneShape key={lane.name} lane={lane} />
        ))}
        {ticks.map(({ x, label, anchor }) => (
          <text key={label} x={x} y={axisY + 14} textAnchor={anchor} className={styles.time}>
            {label}
          </text>
        ))}
        {legend.map(({ kind, label, x, y }) => (
          <g key={kind}>
            <rect className={frames[kind]} x={x} y={y - 6} width="18" height="12" rx="3" />
            <text x={x + legendInset} y={y} className={drawingStyles.label}>
              {label}
            </text>
          </g>
        ))}
      </svg>
    </DrawnFigure>
  );
}
