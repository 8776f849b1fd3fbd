import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Headings of level 4, each a question that its answer follows. */
  readonly children: ReactNode;
}

/**
 * Questions with their answers, at the end of a section. The questions are headings, because
 * screen readers list those, each has an anchor, and the search finds the text below it. They are too
 * deep for "On this page"; `answerLevels` makes them the next level below their section.
 */
export function Answers({ children }: Props): ReactNode {
  return <div className={styles.answers}>{children}</div>;
}
