import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { PageLink } from '../content/parts/PageLink';
import { PageTitle } from '../site/doc-page/ui/PageTitle';
import { Screen } from '../site/screen/ui/Screen';
import { families } from '../content/which-operator/families';
import { DecisionTable } from '../content/which-operator/ui/DecisionTable';
import styles from './which-operator.module.css';

const title = 'Which operator?';

/** All the decision tables of the reference on one screen. */
export default function WhichOperatorScreen(): ReactNode {
  return (
    <Screen
      title={title}
      description="Decision tables that help you choose a ZIO operator by what you have and what you want to do."
    >
      <PageTitle
        title={title}
        description="Start from what you have and what you want to do. Each table belongs to a page with the details."
      />
      <nav aria-label="Families of operators">
        <ul className={styles.families}>
          {families.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {families.map((family) => (
        <section
          key={family.id}
          className="markdown"
          aria-labelledby={family.id}
          data-distant="table"
        >
          <Heading as="h2" id={family.id}>
            {family.title}
          </Heading>
          <DecisionTable family={family} linkOwnPage />
          <p>
            <PageLink
              id={family.page}
              className="link"
            >{`More on: ${family.title.toLowerCase()}`}</PageLink>
          </p>
        </section>
      ))}
    </Screen>
  );
}
