import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { InlineCode } from '../../parts/InlineCode';
import { OutcomeMark } from '../../parts/OutcomeMark';
import { PageLink } from '../../parts/PageLink';
import { byLetter, type GlossaryTerm, type Terms } from '../model/term';
import styles from './Glossary.module.css';

/** All terms from A to Z with definitions, anchors, and links to the pages that document them. */
export function Glossary({ terms }: { readonly terms: Terms }): ReactNode {
  const letters = [...byLetter(terms)];
  return (
    <>
      <nav className={styles.letters} aria-label="Terms by letter">
        {letters.map(([letter]) => (
          <Link key={letter} to={`#${letter}`}>
            {letter}
          </Link>
        ))}
      </nav>
      {letters.map(([letter, entries]) => (
        <section key={letter} className={styles.letter} aria-labelledby={letter}>
          <Heading as="h2" id={letter}>
            {letter}
          </Heading>
          <dl>
            {entries.map(([id, term]) => (
              <Entry key={id} id={id} term={term} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Entry({ id, term }: { readonly id: string; readonly term: GlossaryTerm }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.entry}>
      <dt>
        {term.outcome && <OutcomeMark outcome={term.outcome} />}
        <PageLink id={term.page} className={styles.name}>
          {term.name}
        </PageLink>
        <Link className={styles.anchor} to={`#${id}`} aria-label={`Link to “${term.name}”`}>
          #
        </Link>
      </dt>
      <dd>
        <InlineCode text={term.definition} />
      </dd>
    </div>
  );
}
