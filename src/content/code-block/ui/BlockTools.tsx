import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';

interface Props {
  readonly script: string | undefined;
  readonly hasFacts: boolean;
}

/**
 * Buttons of a block. The page's inline script handles copying (`data-copy` and `data-copy-from`,
 * see `src/site/inline-script/copy.ts`). The buttons have no `type`, because there is no form to
 * submit and a page has hundreds of them.
 */
export function BlockTools({ script, hasFacts }: Props): ReactNode {
  const scriptAddress = useBaseUrl(script ?? '');
  return (
    <div className={styles.tools}>
      {hasFacts && (
        <button className={styles.tool} data-use="click" data-code-types="">
          Types
        </button>
      )}
      {script !== undefined && (
        <button
          className={styles.tool}
          data-copy=""
          data-copy-from={scriptAddress}
          title="Copy this block and everything it needs as a Scala CLI script"
        >
          Copy as a script
        </button>
      )}
      <button className={styles.tool} data-copy="">
        Copy
      </button>
    </div>
  );
}
