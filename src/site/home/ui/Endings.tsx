import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { OutcomeMark } from '../../../content/parts/OutcomeMark';
import type { Outcome } from '../../../content/parts/OutcomeMark/outcomes';
import styles from './Home.module.css';

const endings: readonly (readonly [Outcome, ReactNode])[] = [
  [
    'value',
    <>
      The effect returns an <code>A</code>.
    </>,
  ],
  [
    'failure',
    <>
      The effect fails with an <code>E</code>, an error that you expect. It&apos;s in the type, so
      you have to handle it.
    </>,
  ],
  ['defect', 'An error outside the type: a bug in the program, or a failing machine.'],
  ['interruption', 'The effect was stopped from outside. Its finalizers still ran.'],
];

/** The four outcomes of an effect, with the symbols that program outputs use on every page. */
export function Endings(): ReactNode {
  return (
    <section className={styles.endings}>
      <Heading as="h2">An effect ends in one of four ways</Heading>
      <p>Each has its own symbol, which you see in every output on this site.</p>
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
