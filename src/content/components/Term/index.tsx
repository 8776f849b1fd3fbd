import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { InlineCode } from '../../parts/InlineCode';
import { OutcomeMark } from '../../parts/OutcomeMark';
import type { Outcome } from '../../parts/OutcomeMark/outcomes';
import styles from './styles.module.css';

interface Props {
  /** Id in the glossary. Pages can omit it if the text names the term. */
  readonly id?: string;
  /** Definition of the term, filled in when the page is compiled. */
  readonly definition?: string;
  /** The outcome of an effect that the term names, filled in with the definition. */
  readonly outcome?: Outcome;
  readonly children: ReactNode;
}

/**
 * A link to a glossary term; hover or focus shows the definition: in wide windows in the margin of
 * running text, elsewhere over the text. An outcome of an effect has its mark.
 */
export function Term({ id, definition, outcome, children }: Props): ReactNode {
  const definitionId = useId();
  if (id === undefined || definition === undefined) {
    throw new Error(
      '<Term> was not looked up in the glossary: check that the glossary-terms transform is on.',
    );
  }
  return (
    <span className={styles.term}>
      <Link className={styles.link} to={`/glossary#${id}`} aria-describedby={definitionId}>
        {outcome && <OutcomeMark outcome={outcome} before />}
        {children}
      </Link>
      <span className={styles.definition} id={definitionId} role="tooltip">
        <InlineCode text={definition} />
      </span>
    </span>
  );
}
