import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { OutcomeMark } from '../../../content/parts/OutcomeMark';
import type { Outcome } from '../../../content/parts/OutcomeMark/outcomes';
import styles from './Endings.module.css';

const endings: readonly (readonly [Outcome, ReactNode])[] = [
  [
    'value',
    <>
      The program has its <code>A</code>.
    </>,
  ],
  [
    'failure',
    <>
      An <code>E</code>: expected, in the type, and yours to handle.
    </>,
  ],
  ['defect', 'An error that no type announces: a mistake in the program, or a broken machine.'],
  ['interruption', 'Stopped from outside, after its finalizers have run.'],
];

/** The four ways in which an effect ends, with the marks that stand at outputs on every page. */
export function Endings(): ReactNode {
  return (
    <section className={styles.endings}>
      <Heading as="h2">An effect ends in one of four ways</Heading>
      <p>Each has its mark, wherever this site shows what a program did.</p>
      <dl>
        {endings.map(([outcome, meaning]) => (
          <div key={outcome}>
            <dt>
              <OutcomeMark outcome={outcome} named />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
