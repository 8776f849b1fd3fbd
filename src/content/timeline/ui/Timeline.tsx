import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { OutcomeShape } from '../../parts/OutcomeMark';
import {
  labelInset,
  layOut,
  markInset,
  type PlacedLane,
  type PlacedMark,
  type PlacedSpan,
  width,
} from '../model/layout';
import { eventsOf, type Timeline as TimelineData } from '../model/timeline';
import styles from './Timeline.module.css';

const markSize = 12;

function SpanShape({ span }: { readonly span: PlacedSpan }): ReactNode {
  const middle = span.y + span.height / 2;
  return (
    <g>
      <rect
        className={styles[span.kind ?? 'work']}
        x={span.x}
        y={span.y}
        width={span.width}
        height={span.height}
        rx="3"
      />
      <text x={span.x + labelInset} y={middle} className={styles.label}>
        {span.label}
      </text>
    </g>
  );
}

function MarkShape({ mark }: { readonly mark: PlacedMark }): ReactNode {
  const offset = mark.anchor === 'start' ? markInset : -markInset;
  return (
    <g>
      {mark.end ? (
        <End x={mark.x} y={mark.y} end={mark.end} />
      ) : (
        <path d={`M${mark.x} ${mark.y - 9}v18`} className={styles.moment} />
      )}
      <text
        x={mark.x + offset}
        y={mark.y}
        textAnchor={mark.anchor}
        className={clsx(styles.label, styles.beside)}
      >
        {mark.label}
      </text>
    </g>
  );
}

function End({
  x,
  y,
  end,
}: {
  readonly x: number;
  readonly y: number;
  readonly end: NonNullable<PlacedSpan['end']>;
}): ReactNode {
  return (
    <g transform={`translate(${x - markSize / 2} ${y - markSize / 2})`}>
      <rect
        className={styles.halo}
        x="-1"
        y="-1"
        width={markSize + 2}
        height={markSize + 2}
        rx="7"
      />
      <OutcomeShape outcome={end} />
    </g>
  );
}

function LaneShape({ lane }: { readonly lane: PlacedLane }): ReactNode {
  return (
    <g>
      {lane.spans.map((span) => (
        <SpanShape key={`${span.from}-${span.label}`} span={span} />
      ))}
      {/* Drawn after all spans, so that the next span doesn't cover the end of one. */}
      {lane.spans.map(
        ({ x, width: length, label, end }) =>
          end && <End key={`${x}-${label}`} x={x + length} y={lane.lineY} end={end} />,
      )}
      {lane.marks.map((mark) => (
        <MarkShape key={`${mark.at}-${mark.label}`} mark={mark} />
      ))}
      <text x="8" y={lane.nameY} className={clsx(styles.name, styles.beside)}>
        {lane.name}
      </text>
    </g>
  );
}

/**
 * Draws events over time, with a caption; screen readers get the events as a list. The author
 * declares the data: see the README of this feature.
 */
export function Timeline(timeline: TimelineData): ReactNode {
  const captionId = useId();
  const { height, lanes, ticks, axisY } = layOut(timeline);
  return (
    <figure className={styles.figure} aria-labelledby={captionId}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {/* The lines come first, so that bars, marks and labels cover them. */}
        <path
          d={lanes.map(({ lineY }) => `M8 ${lineY}H${width - 8}`).join('')}
          className={styles.lane}
        />
        <path d={ticks.map(({ x }) => `M${x} 4V${axisY}`).join('')} className={styles.tick} />
        {lanes.map((lane) => (
          <LaneShape key={lane.name} lane={lane} />
        ))}
        {ticks.map(({ x, label, anchor }) => (
          <text key={label} x={x} y={axisY + 14} textAnchor={anchor} className={styles.time}>
            {label}
          </text>
        ))}
      </svg>
      <ol className={clsx('visually-hidden', styles.events)}>
        {eventsOf(timeline).map(({ at, lane, text }, index) => (
          <li key={index}>
            {timeline.unit !== undefined && `${at} ${timeline.unit}, `}
            {lane}: {text}
          </li>
        ))}
      </ol>
      <figcaption id={captionId}>{timeline.title}</figcaption>
    </figure>
  );
}
