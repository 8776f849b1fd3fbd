import type { ReactNode } from 'react';
import clsx from 'clsx';
import { namedOutcome, outcomeNames, type Outcome } from './outcomes';
import styles from './styles.module.css';

const shapes: Readonly<Record<Outcome, ReactNode>> = {
  value: <circle className={styles.dot} cx="6" cy="6" r="4.5" />,
  failure: <circle cx="6" cy="6" r="3.75" />,
  defect: <path d="M2.25 2.25l7.5 7.5M9.75 2.25l-7.5 7.5" />,
  interruption: <path d="M8.75 1.25l-5.5 9.5" />,
};

/** SVG shape of an outcome's mark, 12 units wide and high, for use in other drawings. */
export function OutcomeShape({ outcome }: { readonly outcome: Outcome }): ReactNode {
  return <g className={clsx(styles.shape, styles[outcome])}>{shapes[outcome]}</g>;
}

interface Props {
  readonly outcome: Outcome;
  /**
   * Shows the outcome's name next to the mark. Without it, the mark is decorative, so name the
   * outcome nearby.
   */
  readonly named?: boolean;
  /** Keeps a distance from the name, which follows in the text. */
  readonly before?: boolean;
}

/** Mark of an outcome: a filled dot, a hollow dot, a cross or a slash, each in its own color. */
export function OutcomeMark({ outcome, named = false, before = false }: Props): ReactNode {
  return (
    <span className={clsx(styles.mark, styles[outcome], before && styles.before)}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {shapes[outcome]}
      </svg>
      {named && <span>{outcomeNames[outcome]}</span>}
    </span>
  );
}

/** The mark of the outcome that a heading or a title names, to put before it; or nothing. */
export function MarkOfName({ name }: { readonly name: string }): ReactNode {
  const outcome = namedOutcome(name);
  return outcome && <OutcomeMark outcome={outcome} before />;
}
