import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';

interface Props {
  readonly script: string | undefined;
  /** Whether this is the page's first program, which most readers copy to run it. */
  readonly isFirst: boolean;
  readonly hasFacts: boolean;
}

/**
 * Buttons of a block; the last one is always visible. At the page's first program, it copies a file
 * that runs as it is, because its lines alone wouldn't compile in a file. The page's inline script handles copying (`data-copy` and `data-copy-from`,
 * see `src/site/inline-script/copy.ts`). The buttons have no `type`, because there is no form to
 * submit and a page has hundreds of them.
 */
export function BlockTools({ script, isFirst, hasFacts }: Props): ReactNode {
  const scriptAddress = useBaseUrl(script ?? '');
  const program = script !== undefined && (
    <button
      className={styles.tool}
      data-copy=""
      data-copy-from={scriptAddress}
      title={
        isFirst
          ? 'Copy a whole file that you can save and run'
          : 'Copy this block and everything it needs as a Scala CLI script'
      }
    >
      {isFirst ? 'Copy program' : 'Copy as a script'}
    </button>
  );
  return (
    <div className={styles.tools}>
      {hasFacts && (
        <button className={styles.tool} data-use="click" data-code-types="">
          Types
        </button>
      )}
      {!isFirst && program}
      <button className={styles.tool} data-copy="">
        {isFirst ? 'Copy lines' : 'Copy'}
      </button>
      {isFirst && program}
    </div>
  );
}
