import type { ReactNode } from 'react';
import styles from './Overloads.module.css';

interface Props {
  /** Highlighted signatures as HTML, the most general one first. */
  readonly overloads: readonly string[];
}

/** The signature of an operator; the other overloads are folded below it. */
export function Overloads({ overloads }: Props): ReactNode {
  const [first = '', ...others] = overloads;
  return (
    <>
      <Signature html={first} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            {others.length} more {others.length === 1 ? 'overload' : 'overloads'}
          </summary>
          {others.map((html) => (
            <Signature key={html} html={html} />
          ))}
        </details>
      )}
    </>
  );
}

function Signature({ html }: { readonly html: string }): ReactNode {
  return (
    <pre className={styles.signature}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
