import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { siteTitle } from '../../../config/identity';
import { writers } from '../../../content/install/model/build-tools';
import { installPlan } from '../../../content/install/model/plan';
import { PageLink } from '../../../content/parts/PageLink';
import { Box } from './Box';
import { Community } from './Community';
import { Endings } from './Endings';
import styles from './Home.module.css';
import { WaysIn } from './WaysIn';

interface HomeProps {
  /** A program with its recorded runs. */
  readonly program: ReactNode;
  /** `Future` and ZIO, side by side. */
  readonly future: ReactNode;
  /** The status of the companion libraries. */
  readonly ecosystem: ReactNode;
}

/** The line that adds ZIO to an sbt build, with a button that copies it. */
function InstallLine(): ReactNode {
  const [code] = writers.sbt(installPlan('zio'), false);
  return (
    <p className={styles.install}>
      <code>{code?.text}</code>
      <button type="button" data-copy={code?.text} title={`Copy the line for ${code?.file}`}>
        Copy
      </button>
    </p>
  );
}

/**
 * The home page: what ZIO is, a program in four runs, starting points, what ZIO contains, what
 * changes for users of `Future`, the outcomes of effects, the ecosystem and the community.
 */
export function Home({ program, future, ecosystem }: HomeProps): ReactNode {
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
          <InstallLine />
          <div className={styles.start}>
            <PageLink id="overview/getting-started" className={styles.primary}>
              Get started
            </PageLink>
            <PageLink id="overview/summary" className="link">
              ZIO in ten minutes
            </PageLink>
          </div>
        </div>
        <div className={`markdown ${styles.program}`}>
          <p>
            This program requests a price from two shops, in parallel. What happens if one is
            closed, or doesn&apos;t reply? Choose a run below. Each was captured from the program,
            like every output on this site.
          </p>
          <MDXContent>{program}</MDXContent>
        </div>
      </div>
      <WaysIn />
      <Box />
      <section className={styles.section}>
        <Heading as="h2">If you know Future</Heading>
        <div className="markdown">
          <MDXContent>{future}</MDXContent>
        </div>
      </section>
      <Endings />
      <section className={styles.section}>
        <Heading as="h2">The ecosystem today</Heading>
        <MDXContent>{ecosystem}</MDXContent>
      </section>
      <Community />
    </main>
  );
}
