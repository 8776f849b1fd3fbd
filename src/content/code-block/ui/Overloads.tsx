import type { ReactNode } from 'react';
import styles from './Overloads.module.css';

interface Props {
  /** Highlighted signatures as HTML, the most general one first. */
  readonly overloads: readonly string[];
}

/** The signature of an operator; the other overloads are folded below it. */
export function Overloads({ overloads }: Props): ReactNode {
  return (
    <>
      <Signature html={overloads[0] ?? ''} />
      <OtherOverloads overloads={overloads} />
    </>
  );
}

/** The overloads of an operator after the first one, folded; nothing if there are none. */
export function OtherOverloads({ overloads: [, ...others] }: Props): ReactNode {
  if (others.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary>
        {others.length} more {others.length === 1 ? 'overload' : 'overloads'}
      </summary>
      {others.map((html) => (
        <Signature key={html} html={html} />
      ))}
    </details>
  );
}

interface SignatureProps {
  /** Highlighted code, or what follows the name. */
  readonly html: string;
  readonly name?: ReactNode;
}

/** One signature, on lines that wrap. */
export function Signature({ html, name }: SignatureProps): ReactNode {
  const code = { dangerouslySetInnerHTML: { __html: html } };
  return (
    <pre className={styles.signature}>
      {name === undefined ? (
        <code {...code} />
      ) : (
        <code>
          {name}
          <span {...code} />
        </code>
      )}
    </pre>
  );
}
