import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Topic } from '../../../content/which-operator/families';
import { DecisionTable } from '../../../content/which-operator/ui/DecisionTable';
import { PageLink } from '../../../content/parts/PageLink';
import styles from './FamilyTables.module.css';

/** The decision tables of some families, each with a heading and a link to its page. */
export function FamilyTables({ families }: Pick<Topic, 'families'>): ReactNode {
  return families.map((family) => (
    <section
      key={family.id}
      className={clsx('markdown', styles.family)}
      aria-labelledby={family.id}
      data-distant="table"
      data-rows=""
    >
      <Heading as="h2" id={family.id}>
        {family.title}
      </Heading>
      <DecisionTable family={family} forPicker />
      <p className={styles.page}>
        <PageLink
          id={family.page}
          className="link"
        >{`More on: ${family.title.toLowerCase()}`}</PageLink>
      </p>
    </section>
  ));
}
