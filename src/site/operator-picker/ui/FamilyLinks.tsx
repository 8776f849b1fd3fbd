import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { Topic } from '../../../content/which-operator/families';
import styles from './FamilyLinks.module.css';

/** Links to all decision tables on the screen, grouped by topic. */
export function FamilyLinks({ topics }: { readonly topics: readonly Topic[] }): ReactNode {
  return (
    <nav aria-label="Families of operators" className={styles.topics} data-all-rows="">
      {topics.map(({ title, families }, index) => (
        <div key={title}>
          <p id={`topic-${index + 1}`}>{title}</p>
          <ul aria-labelledby={`topic-${index + 1}`}>
            {families.map((family) => (
              <li key={family.id}>
                <Link to={`#${family.id}`}>{family.title}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
