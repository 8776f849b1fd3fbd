import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { shownLines } from '../model/lines';
import type { BlockView, SegmentView } from '../model/view';
import { BlockOutput } from './BlockOutput';
import { BlockTools } from './BlockTools';
import styles from './CodeBlock.module.css';
import { Signatures } from './Signatures';
import './tokens.css';

interface Props {
  readonly view: BlockView;
  readonly isPart?: boolean;
}

function Values({ values }: Pick<SegmentView, 'values'>): ReactNode {
  return values?.map(({ type, value }, index) => (
    <samp key={index} className={styles.value}>
      <span className="visually-hidden">Value: </span>
      {value} <span className={styles.valueType}>{type}</span>
    </samp>
  ));
}

function Code({ view, isPart }: Required<Props>): ReactNode {
  const facts = useBaseUrl(view.facts ?? '');
  const known =
    view.facts === undefined
      ? {}
      : { 'data-use': 'rest', 'data-facts': facts, 'data-block': view.index };
  // Only a scrollable block is focusable, so that it can be scrolled by keyboard.
  const scrolls =
    view.wide && !isPart
      ? { tabIndex: 0, role: 'group', 'aria-label': `${view.label} code, scrolls sideways` }
      : {};
  return (
    <pre className={styles.code} translate="no" {...scrolls} {...known}>
      {view.segments.map(({ html, values }, index) => {
        const code = <code key={index} dangerouslySetInnerHTML={{ __html: html }} />;
        return values === undefined ? (
          code
        ) : (
          <span key={index} className={styles.segment}>
            {code}
            <Values values={values} />
          </span>
        );
      })}
    </pre>
  );
}

/** Compile errors of a block that must not compile: the first line, with the rest folded. */
function Refusals({ messages }: { readonly messages: readonly string[] }): ReactNode {
  return messages.map((message) => {
    const [first = '', ...rest] = message.trim().split('\n');
    const title = (
      <>
        <span className={styles.refused}>Does not compile</span> <samp>{first}</samp>
      </>
    );
    return rest.length === 0 ? (
      <p key={message} className={styles.refusal}>
        {title}
      </p>
    ) : (
      <details key={message} className={styles.refusal}>
        <summary>{title}</summary>
        <pre className={styles.printed}>
          <samp>{rest.join('\n')}</samp>
        </pre>
      </details>
    );
  });
}

/**
 * A block of code with its output, values and messages.
 * @param view data from the build: see `BlockView`
 * @param isPart whether the block is inside a larger layout, such as a comparison
 */
export function CodeBlock({ view, isPart = false }: Props): ReactNode {
  useBrokenLinks().collectAnchor(view.anchor);
  const { anchor, title, label, notice, parsed, signatures, output, refusals, setup, ranAgainst } =
    view;
  const waits = !isPart && setup === undefined && signatures === undefined;
  const block = (
    <div
      id={anchor}
      className={styles.block}
      role="group"
      aria-label={title ?? label}
      data-code={view.language}
      data-lines={waits ? shownLines(view) : undefined}
    >
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {notice !== undefined && <p className={styles.notice}>{notice}</p>}
      {signatures ? (
        <Signatures items={signatures} />
      ) : (
        <div className={styles.frame}>
          <Code view={view} isPart={isPart} />
          <BlockTools
            script={isPart ? undefined : view.script}
            isFirst={!isPart && view.isFirst === true}
            hasFacts={view.facts !== undefined}
          />
        </div>
      )}
      {view.sampleValues && (
        <p className={styles.parsed}>A sample: the values differ from run to run.</p>
      )}
      {ranAgainst !== undefined && (
        <p className={styles.parsed}>This block was run against {ranAgainst}.</p>
      )}
      {parsed !== undefined && <p className={styles.parsed}>Not compiled: {parsed}</p>}
      {refusals && <Refusals messages={refusals} />}
      {output && <BlockOutput output={output} />}
    </div>
  );
  if (setup === undefined) return block;
  return (
    <details className={styles.setup}>
      <summary>{`Set-up, ${setup} ${setup === 1 ? 'line' : 'lines'}`}</summary>
      {block}
    </details>
  );
}
