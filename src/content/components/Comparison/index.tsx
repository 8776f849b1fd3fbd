import clsx from 'clsx';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { shownLines, widestLine } from '../../code-block/model/lines';
import type { BlockView } from '../../code-block/model/view';
import { OutcomeMark } from '../../parts/OutcomeMark';
import { columnsOfSide, pairProblem, pairRemedy, rowProblem, rowRemedy, rowsOf } from './rows';
import styles from './styles.module.css';

interface Props {
  /** Name of the library or language in the first block of each row; with `wrong`, of the mistake. */
  readonly left?: string;
  /** Name of the library or language in the second block; with `wrong`, of the correction. */
  readonly right?: string;
  /** For code wider than about 36 columns: puts the text below both blocks. */
  readonly long?: boolean;
  /** Compares a mistake with its correction: two blocks of code, the wrong one first. */
  readonly wrong?: boolean;
  /** The rows: two blocks of code followed by a paragraph. */
  readonly children: ReactNode;
}

/**
 * Compares code: in two libraries, side by side, with text about the differences; or with `wrong`,
 * a mistake and its correction. Throws if the blocks and texts aren't in this order.
 */
export function Comparison({ wrong = false, left, right, ...props }: Props): ReactNode {
  const parts = Children.toArray(props.children).filter((part): part is Part =>
    isValidElement(part),
  );
  return wrong ? (
    <WrongAndRight left={left ?? 'Wrong'} right={right ?? 'Right'} parts={parts} />
  ) : (
    <Libraries left={left ?? ''} right={right ?? ''} long={props.long ?? false} parts={parts} />
  );
}

interface Sides {
  readonly left: string;
  readonly right: string;
  readonly parts: readonly Part[];
}

/** Approximate height of a row's text, heads and padding, in lines of code. */
const linesAround = 8;

function Libraries({ left, right, long, parts }: Sides & { readonly long: boolean }): ReactNode {
  const rows = rowsOf(parts, kindOf);
  const problem =
    rows.length === 0 ? 'the comparison is empty' : rows.map(rowProblem).find(Boolean);
  if (problem) throw new Error(`<Comparison>: ${problem}: ${rowRemedy}.`);
  // The page reserves this height until the table is laid out: see `distant.css`.
  const lines = rows
    .flatMap(({ code }) => code.map(({ props }) => (props.view ? shownLines(props.view) : 0)))
    .reduce((all, one) => all + one, rows.length * linesAround);
  return (
    <div className={styles.frame} data-lines={lines}>
      <table className={clsx(styles.table, long && styles.long)} data-comparison="">
        <thead>
          <tr>
            <th scope="col">{left}</th>
            <th scope="col">{right}</th>
            <th scope="col" className={long ? 'visually-hidden' : undefined}>
              Difference
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, text }, index) => (
            <tr key={index}>
              {code.map((block, side) => (
                <td key={side} className={styles.side} data-head={side === 0 ? left : right}>
                  {cloneElement(block, { isPart: true })}
                </td>
              ))}
              <td className={styles.text}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Two blocks, each below its name. They are next to each other only if no line has to wrap. */
function WrongAndRight({ left, right, parts }: Sides): ReactNode {
  const problem = pairProblem(parts, kindOf);
  if (problem) throw new Error(`<Comparison wrong>: ${problem}: ${pairRemedy}.`);
  const isPair = parts.every(({ props: { view } }) => view && widestLine(view) <= columnsOfSide);
  return (
    <div className={isPair ? styles.pair : undefined}>
      {parts.map((block, side) => (
        <div key={side} className={isPair ? styles.side : undefined}>
          <p className={styles.verdict}>
            <OutcomeMark outcome={side === 0 ? 'defect' : 'value'} before />
            <strong>{side === 0 ? left : right}</strong>
          </p>
          {cloneElement(block, { isPart: isPair })}
        </div>
      ))}
    </div>
  );
}

/** Code blocks have a view, which the code-blocks transform adds; everything else is text. */
type Part = ReactElement<{ readonly view?: BlockView; readonly isPart?: boolean }>;

const kindOf = ({ props }: Part): 'code' | 'text' => (props.view === undefined ? 'text' : 'code');
