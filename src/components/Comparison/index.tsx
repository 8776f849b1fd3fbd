import clsx from 'clsx';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { rowProblem, rowRemedy, rowsOf } from './rows';
import styles from './styles.module.css';

interface Props {
  /** What the first block of each row is written with. */
  readonly left: string;
  /** What the second is written with. */
  readonly right: string;
  /** For code of more than about 36 columns: the text stands below both blocks. */
  readonly long?: boolean;
  /** The rows: two blocks of code and a text each. */
  readonly children: ReactNode;
}

/**
 * A table that sets the same thing in two libraries side by side, and says what differs. Throws
 * where a row does not hold two blocks of code and a text.
 */
export function Comparison({ left, right, long = false, children }: Props): ReactNode {
  const parts = Children.toArray(children).filter((part): part is Part => isValidElement(part));
  const rows = rowsOf(parts, ({ props }) => (props.view === undefined ? 'text' : 'code'));
  const problem =
    rows.length === 0 ? 'the comparison is empty' : rows.map(rowProblem).find(Boolean);
  if (problem) throw new Error(`<Comparison>: ${problem}: ${rowRemedy}.`);
  return (
    <div className={styles.frame}>
      <table className={clsx(styles.table, long && styles.long)} data-comparison="">
        <thead>
          <tr>
            <th scope="col">{left}</th>
            <th scope="col">{right}</th>
            <th scope="col" className={long ? 'visually-hidden' : undefined}>
              What differs
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, text }, index) => (
            <tr key={index}>
              {code.map((block, side) => (
                <td key={side} data-head={side === 0 ? left : right}>
                  {block}
                </td>
              ))}
              <td className={styles.text}>
                {text.map((part, at) => (
                  <Fragment key={at}>{part}</Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A block of code has a view, as the code-blocks transform makes it; anything else is text. */
type Part = ReactElement<{ readonly view?: unknown }>;
