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
  /** The status of the companion libraries. */
  readonly ecosystem: ReactNode;
}

/**
 * The home page: what ZIO is, a program, four starting points, the outcomes of effects, and the
 * ecosystem.
 */
export function Home({ program, ecosystem }: HomeProps): ReactNode {
  return (
    <main className={styles.home}>
      <div className={styles.opening}>
        <div>
          <Heading as="h1" className={styles.title}>
            {siteTitle} is a Scala library for concurrent programs with typed errors
          </Heading>
          <p className={styles.lead}>
            A program is a value of type <code>ZIO[R, E, A]</code>. It needs an <code>R</code>, and
            either fails with an <code>E</code> or succeeds with an <code>A</code>. You build big
            programs from small ones. ZIO runs them on lightweight fibers, interrupts work whose
            result isn&apos;t needed any more, and closes every resource that you opened.
          </p>
        </div>
        <div className={`markdown ${styles.program}`}>
          <MDXContent>{program}</MDXContent>
          <p>
            This program queries the prices of three shops in parallel, handles the typed failure
            that <code>IO[String, Int]</code> declares, and gives up after a second. Its output was
            captured from a real run, like every output on this site.
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
