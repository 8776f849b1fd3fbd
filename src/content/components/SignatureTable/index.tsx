import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { withoutName } from '../../code-block/model/signature';
import type { BlockView, SignatureView } from '../../code-block/model/view';
import { OtherOverloads, Overloads, Signature } from '../../code-block/ui/Overloads';
import { inNewTab } from '../../../utils/new-tab';
import styles from './styles.module.css';

interface Props {
  /** Puts the type behind the name, on one line if it fits, and the description below. */
  readonly compact?: boolean;
  /**
   * A `scala api` block with the operators' names, then a list of descriptions in the same order.
   */
  readonly children: ReactNode;
}

/**
 * Operators: the name with a link to its API documentation, a description, and the type as the
 * compiler prints it. A table, or with `compact`, a list with a line for each name and type. Throws
 * if names and descriptions don't match in number.
 */
export function SignatureTable({ compact = false, children }: Props): ReactNode {
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
  if (compact) {
    return (
      <dl className={styles.lines}>
        {rows.map((row, index) => (
          <Line key={row.signature.symbol} {...row}>
            {descriptions[index]?.props.children}
          </Line>
        ))}
      </dl>
    );
  }
  return (
    <table className={styles.table} data-cards="">
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
  return (
    <tr id={anchor}>
      <th scope="row">
        <code>
          <Name {...signature} />
        </code>
        <Deprecated {...signature} />
      </th>
      <td>
        <div className={styles.description}>{children}</div>
        <div className={styles.type}>
          <Overloads overloads={signature.overloads} />
        </div>
      </td>
    </tr>
  );
}

function Line({ signature, anchor, children }: RowProps): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  const { overloads, symbol } = signature;
  return (
    <>
      <dt id={anchor}>
        <Signature name={<Name {...signature} />} html={withoutName(overloads[0] ?? '', symbol)} />
        <Deprecated {...signature} />
      </dt>
      <dd className={styles.description}>
        {children}
        <OtherOverloads overloads={overloads} />
      </dd>
    </>
  );
}

function Name({ name, api }: SignatureView): ReactNode {
  const link = api && (
    <Link to={api} aria-label={inNewTab(name)}>
      {name}
    </Link>
  );
  return <span data-signature="">{link ?? name}</span>;
}

const Deprecated = ({ deprecated }: SignatureView): ReactNode =>
  deprecated !== undefined && <span className={styles.deprecated}>deprecated</span>;

interface PartProps {
  readonly view?: BlockView;
  readonly children?: ReactNode;
}

function elementsOf(children: ReactNode): ReactElement<PartProps>[] {
  return Children.toArray(children).filter((child): child is ReactElement<PartProps> =>
    isValidElement(child),
  );
}
