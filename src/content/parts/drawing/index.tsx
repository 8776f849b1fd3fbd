import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Figure } from '../Figure';
import { InlineCode } from '../InlineCode';
import { OutcomeShape } from '../OutcomeMark';
import type { Outcome } from '../OutcomeMark/outcomes';
import styles from './drawing.module.css';

interface FigureProps {
  readonly title: string;
  readonly className?: string;
  /** What the drawing shows, as a list for screen readers and for Markdown. */
  readonly words: ReactNode;
  /** The SVG. */
  readonly children: ReactNode;
}

/** A drawing with its title below it, and with its contents in words. */
export function DrawnFigure({ title, className, words, children }: FigureProps): ReactNode {
  return (
    <Figure caption={<InlineCode text={title} />} className={clsx(styles.figure, className)}>
      {children}
      <div className={clsx('visually-hidden', styles.words)}>{words}</div>
    </Figure>
  );
}

interface EndProps {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly end: Outcome;
}

/** The mark of an outcome, which is 12 units wide, with a halo. */
export function End({ x, y, end }: EndProps): ReactNode {
  return (
    <g transform={`translate(${x - 6} ${y - 6})`}>
      <rect className={styles.halo} x="-1" y="-1" width="14" height="14" rx="7" />
      <OutcomeShape outcome={end} />
    </g>
  );
}

/** Styles that drawings share. */
export { styles as drawingStyles };
