import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { chat, repository } from '../../../config/identity';
import { PageLink } from '../../../content/parts/PageLink';
import { adopters } from '../../../facts/data/adopters';
import styles from './Home.module.css';

/** Some of the adopters that many readers know. */
const known = new Set([
  'Adidas',
  'Asana',
  'Bank of America',
  'Dow Jones',
  'eBay',
  'Ocado Technology',
  'TomTom',
  'Wolt',
  'Zalando',
]);

/** Who uses ZIO, and where its users talk. */
export function Community(): ReactNode {
  const names = adopters.flatMap(({ name }) => (known.has(name) ? [name] : []));
  if (names.length < known.size)
    throw new Error('The home page names a company that left the list.');
  return (
    <section className={styles.section}>
      <Heading as="h2">Who uses ZIO</Heading>
      <p>
        {new Intl.ListFormat('en').format(names)} are among the{' '}
        <PageLink id="adopters" className="link">
          {`${adopters.length} companies`}
        </PageLink>{' '}
        that say they use ZIO in production.
      </p>
      <p>
        Ask questions on{' '}
        <Link className="link" to={chat.url}>
          {chat.name}
        </Link>
        , meet other users at{' '}
        <PageLink id="events/index" className="link">
          events
        </PageLink>
        , and{' '}
        <PageLink id="contributor-guidelines" className="link">
          contribute
        </PageLink>{' '}
        on{' '}
        <Link className="link" to={repository.url}>
          GitHub
        </Link>
        .
      </p>
    </section>
  );
}
