import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { PageLink } from '../../../content/parts/PageLink';
import styles from './Home.module.css';

/** `start` is the id of the first page; `pages` are ids and labels. */
const ways = [
  {
    name: 'Learn',
    start: 'overview/getting-started',
    purpose: 'A course in which one program grows from page to page.',
    pages: [
      ['overview/creating-effects', 'Creating effects'],
      ['overview/handling-errors', 'Handling errors'],
      ['overview/basic-concurrency', 'Concurrency'],
    ],
  },
  {
    name: 'Look up',
    start: 'reference/index',
    purpose: 'Every data type and operator, with examples, failures, and edge cases.',
    pages: [
      ['reference/core/zio/zio', 'ZIO'],
      ['reference/stream/zstream/index', 'ZStream'],
      ['reference/contextual/zlayer', 'ZLayer'],
    ],
  },
  {
    name: 'Build',
    start: 'guides/index',
    purpose: 'Guides that each build something that runs.',
    pages: [
      ['guides/quickstarts/hello-world', 'Hello world'],
      ['guides/quickstarts/restful-webservice', 'A web service'],
      ['guides/migrate/from-cats-effect', 'Coming from Cats Effect'],
    ],
  },
  {
    name: 'Choose a library',
    start: 'ecosystem/index',
    purpose: 'Companion libraries for HTTP, JSON, databases, messaging, and more.',
    pages: [
      ['zio-http/index', 'ZIO HTTP'],
      ['zio-json/index', 'ZIO JSON'],
      ['zio-kafka/index', 'ZIO Kafka'],
    ],
  },
] as const;

/** The four starting points in the documentation. */
export function WaysIn(): ReactNode {
  return (
    <div className={styles.ways}>
      {ways.map(({ name, start, purpose, pages }) => (
        <section key={start}>
          <Heading as="h2">
            <PageLink id={start}>{name}</PageLink>
          </Heading>
          <p>{purpose}</p>
          <ul>
            {pages.map(([id, label]) => (
              <li key={id}>
                <PageLink id={id}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
