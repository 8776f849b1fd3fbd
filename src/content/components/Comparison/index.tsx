import clsx from 'clsx';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { shownLines } from '../../code-block/model/lines';
import type { BlockView } from '../../code-block/model/view';
import { rowProblem, rowRemedy, rowsOf } from './rows';
import styles from './styles.module.css';

interface Props {
  /** Name of the library or language in the first block of each row. */
  readonly left: string;
  /** Name of the library or language in the second block. */
  readonly right: string;
  /** For code wider than about 36 columns: puts the text below both blocks. */
  readonly long?: boolean;
  /** The rows: two blocks of code followed by a text. */
  readonly children: ReactNode;
}

/** Approximate height of a row's text, heads and padding, in lines of code. */
const linesAround = 8;

/**
 * A table that compares code in two libraries side by side and explains the differences. Throws if
 * a row isn't two blocks of code and a text.
 */
export function Comparison({ left, right, long = false, children }: Props): ReactNode {
  const parts = Children.toArray(children).filter((part): part is Part => isValidElement(part));
  const rows = rowsOf(parts, ({ props }) => (props.view === undefined ? 'text' : 'code'));
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
                <td key={side} data-head={side === 0 ? left : right}>
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

/** Code blocks have a view, which the code-blocks transform adds; everything else is text. */
type Part = ReactElement<{ readonly view?: BlockView; readonly isPart?: boolean }>;
