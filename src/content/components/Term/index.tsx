import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { InlineCode } from '../../parts/InlineCode';
import styles from './styles.module.css';

interface Props {
  /** The term's id in the glossary. In pages it may be left out where the text names the term. */
  readonly id?: string;
  /** The term's definition, which the compilation of the page fills in. */
  readonly definition?: string;
  readonly children: ReactNode;
}

/** A link to a term of the glossary; pointing at it or focusing it shows the definition. */
export function Term({ id, definition, children }: Props): ReactNode {
  const definitionId = useId();
  if (id === undefined || definition === undefined) {
    throw new Error(
      '<Term> was not looked up in the glossary: check that the glossary-terms transform is on.',
    );
  }
  return (
    <span className={styles.term}>
      <Link className={styles.link} to={`/glossary#${id}`} aria-describedby={definitionId}>
        {children}
      </Link>
      <span className={styles.definition} id={definitionId} role="tooltip">
        <InlineCode text={definition} />
      </span>
    </span>
  );
}
