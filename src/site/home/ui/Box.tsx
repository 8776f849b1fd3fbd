import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { PageLink } from '../../../content/parts/PageLink';
import styles from './Home.module.css';

const parts: readonly (readonly [id: string, name: string, use: string])[] = [
  [
    'reference/error-management/index',
    'Typed errors',
    'Declare failures in types, and retry them.',
  ],
  ['reference/fiber/index', 'Fibers', 'Run millions of tasks, and cancel any of them.'],
  ['reference/resource/index', 'Resources', 'Close files and connections, whatever happens.'],
  ['reference/stream/index', 'Streams', 'Process more data than memory holds, with back pressure.'],
  ['reference/schedule/index', 'Schedules', 'Repeat and retry with delays, jitter, and limits.'],
  [
    'reference/concurrency/index',
    'Concurrency',
    'Share state and work with queues, hubs, and refs.',
  ],
  ['reference/stm/index', 'Transactions', 'Change several variables in memory at the same time.'],
  ['reference/di/index', 'Layers', 'Build the services of an application in the right order.'],
  [
    'reference/configuration/index',
    'Configuration',
    'Read settings into your own types, with good errors.',
  ],
  [
    'reference/observability/logging',
    'Observability',
    'Log, count, and trace, with context in each line.',
  ],
  ['reference/test/index', 'Tests', 'Test time, randomness, and concurrency without waiting.'],
  ['ecosystem/index', 'Companion libraries', 'Add HTTP, JSON, Kafka, SQL, and more.'],
];

/** What ZIO contains, each part with a link to its first page. */
export function Box(): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2">What&apos;s in the box</Heading>
      <dl className={styles.box}>
        {parts.map(([id, name, use]) => (
          <div key={id}>
            <dt>
              <PageLink id={id} className="link">
                {name}
              </PageLink>
            </dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
