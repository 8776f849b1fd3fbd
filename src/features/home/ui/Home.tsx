import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { siteTitle } from '../../../config/identity';
import { Endings } from './Endings';
import styles from './Home.module.css';
import { WaysIn } from './WaysIn';

/** The home page: what ZIO is, a program with its output, how effects end, and four ways in. */
export function Home({ program }: { readonly program: ReactNode }): ReactNode {
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
            Three questions at once, a refusal that the type <code>IO[String, Int]</code> announces,
            and a time limit for all of them. This is the output of a real run, as is every output
            on this site.
          </p>
        </div>
      </div>
      <WaysIn />
      <Endings />
    </main>
  );
}
