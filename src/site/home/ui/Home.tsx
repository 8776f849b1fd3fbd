import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { siteTitle } from '../../../config/identity';
import { Endings } from './Endings';
import styles from './Home.module.css';
import { WaysIn } from './WaysIn';

interface HomeProps {
  /** A program with its output. */
  readonly program: ReactNode;
  /** The state of the companion libraries. */
  readonly ecosystem: ReactNode;
}

/**
 * The home page: what ZIO is, a program that runs, four ways in, the ecosystem, and how effects
 * end.
 */
export function Home({ program, ecosystem }: HomeProps): ReactNode {
  return (
    <main className={styles.home}>
      <div className={styles.opening}>
        <div>
          <Heading as="h1" className={styles.title}>
            {siteTitle} is a Scala library for concurrent programs whose failures have types
          </Heading>
          <p className={styles.lead}>
            A program is a value of type <code>ZIO[R, E, A]</code>: it needs an <code>R</code>,
            fails with an <code>E</code> or succeeds with an <code>A</code>. Values compose; the
            runtime runs the result on fibers, stops what is no longer needed and releases what was
            acquired.
          </p>
        </div>
        <div className={`markdown ${styles.program}`}>
          <MDXContent>{program}</MDXContent>
          <p>
            Three questions at the same time, a typed failure that <code>IO[String, Int]</code>{' '}
            declares, and a time limit for all of them. This is the output of a real run, as is
            every output on this site.
          </p>
        </div>
      </div>
      <WaysIn />
      <Endings />
      <section className={styles.ecosystem}>
        <Heading as="h2">The ecosystem today</Heading>
        <MDXContent>{ecosystem}</MDXContent>
      </section>
    </main>
  );
}
