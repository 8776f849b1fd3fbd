import type { ReactNode } from 'react';
import { OutcomeMark } from '../../parts/OutcomeMark';
import type { RunEnd } from '../../snippets/model/protocol';
import { endsQuietly, foldedFrom, shownWhenFolded } from '../model/lines';
import type { OutputView } from '../model/view';
import styles from './CodeBlock.module.css';

const ended: Readonly<Record<RunEnd, string>> = {
  value: 'Succeeds',
  failure: 'Fails',
  defect: 'Dies with a defect',
  interruption: 'Is interrupted',
};

const Printed = ({ lines }: { readonly lines: readonly string[] }): ReactNode => (
  <pre className={styles.printed}>
    <samp>{lines.join('\n')}</samp>
  </pre>
);

/** The lines that a block prints; most lines of a long output are folded. */
function Lines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  if (lines.length <= foldedFrom) return <Printed lines={lines} />;
  return (
    <>
      <Printed lines={lines.slice(0, shownWhenFolded)} />
      <details className={styles.fold}>
        <summary>{lines.length - shownWhenFolded} more lines</summary>
        <Printed lines={lines.slice(shownWhenFolded)} />
      </details>
    </>
  );
}

/** How a run ended, and its value or cause. */
function End({ outcome, text }: Pick<OutputView, 'outcome' | 'text'>): ReactNode {
  return (
    <div className={styles.end}>
      <OutcomeMark outcome={outcome} />
      <span className={text === undefined ? styles.ended : 'visually-hidden'}>
        {text === undefined ? ended[outcome] : `${ended[outcome]}: `}
      </span>
      {text !== undefined && (
        <pre className={styles.endText}>
          <samp>{text}</samp>
        </pre>
      )}
    </div>
  );
}

/**
 * Output of a block and the end of its run, attached below the code. What the drawing below shows
 * as well is folded; a value, a cause and any other end than success stay visible.
 */
export function BlockOutput({ output }: { readonly output: OutputView }): ReactNode {
  const { outcome, printed, sample, isDrawn } = output;
  const isQuiet = endsQuietly(output);
  const lines = printed?.split('\n');
  return (
    <div className={styles.output} data-outcome={outcome} role="group" aria-label="Output">
      {sample && <p className={styles.sample}>A sample: the output differs from run to run.</p>}
      {lines && isDrawn && (
        <details className={styles.fold}>
          <summary>{`Output, ${lines.length} lines`}</summary>
          <Printed lines={lines} />
          {isQuiet && <End {...output} />}
        </details>
      )}
      {lines && !isDrawn && <Lines lines={lines} />}
      {!(isDrawn && isQuiet) && <End {...output} />}
    </div>
  );
}

/** Output of a program whose code is elsewhere on the page. */
export function ProgramOutput({ output }: { readonly output: OutputView }): ReactNode {
  return (
    <div className={styles.block}>
      <BlockOutput output={output} />
    </div>
  );
}
