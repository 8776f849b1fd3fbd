import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';

/** Compile errors of a block that must not compile: the first line, with the rest folded. */
export function Refusals({ messages }: { readonly messages: readonly string[] }): ReactNode {
  return messages.map((message) => {
    const [first = '', ...rest] = message.trim().split('\n');
    const title = (
      <>
        <span className={styles.refused}>Does not compile</span> <samp>{first}</samp>
      </>
    );
    if (rest.length === 0) {
      return (
        <p key={message} className={styles.refusal}>
          {title}
        </p>
      );
    }
    return (
      <details key={message} className={styles.refusal}>
        <summary>{title}</summary>
        <pre className={styles.printed}>
          <samp>{rest.join('\n')}</samp>
        </pre>
      </details>
    );
  });
}
