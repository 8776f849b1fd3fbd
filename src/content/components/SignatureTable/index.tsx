import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { BlockView, SignatureView } from '../../code-block/model/view';
import { Overloads } from '../../code-block/ui/Overloads';
import { inNewTab } from '../../../utils/new-tab';
import styles from './styles.module.css';

interface Props {
  /**
   * A `scala api` block with the operators' names, then a list of descriptions in the same order.
   */
  readonly children: ReactNode;
}

/**
 * A table of operators: the name with a link to its API documentation, a description, and the type
 * as the compiler prints it. Throws if names and descriptions don't match in number.
 */
export function SignatureTable({ children }: Props): ReactNode {
  const parts = elementsOf(children);
  const rows = parts.flatMap(({ props: { view } }) =>
    (view?.signatures ?? []).map((signature, index) => ({
      signature,
      anchor: index === 0 ? view?.anchor : undefined,
    })),
  );
  const items = parts.filter(({ props }) => props.view === undefined);
  const descriptions = items.flatMap(({ props }) => elementsOf(props.children));
  if (rows.length === 0 || rows.length !== descriptions.length) {
    throw new Error(
      `<SignatureTable> has ${rows.length} names and ${descriptions.length} descriptions: ` +
        'write a `scala api` block, and a list with one item for each name in it.',
    );
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Operator</th>
          <th scope="col">What it does, with its type</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.signature.symbol} {...row}>
            {descriptions[index]?.props.children}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly signature: SignatureView;
  /** Id of the block, on the first row, so that other screens can link to it. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

function Row({ signature, anchor, children }: RowProps): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  const { name, overloads, deprecated, api } = signature;
  return (
    <tr id={anchor}>
      <th scope="row">
        <code data-signature="">
          {api === undefined ? (
            name
          ) : (
            <Link to={api} aria-label={inNewTab(name)}>
              {name}
            </Link>
          )}
        </code>
        {deprecated !== undefined && <span className={styles.deprecated}>deprecated</span>}
      </th>
      <td>
        <div className={styles.description}>{children}</div>
        <div className={styles.type}>
          <Overloads overloads={overloads} />
        </div>
      </td>
    </tr>
  );
}

interface PartProps {
  readonly view?: BlockView;
  readonly children?: ReactNode;
}

function elementsOf(children: ReactNode): ReactElement<PartProps>[] {
  return Children.toArray(children).filter((child): child is ReactElement<PartProps> =>
    isValidElement(child),
  );
}
