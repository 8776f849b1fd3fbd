import type { ReactNode } from 'react';
import { InlineCode } from '../../parts/InlineCode';
import { PageLink } from '../../parts/PageLink';
import type { Choice, OperatorFamily } from '../model/family';
import { groupsOf } from '../model/groups';
import styles from './DecisionTable.module.css';

function Operators({
  choice,
  link,
}: {
  readonly choice: Choice;
  readonly link?: string;
}): ReactNode {
  return choice.use.map((operator) => (
    <span key={operator} className={styles.operator}>
      {link === undefined ? (
        <code>{operator}</code>
      ) : (
        <PageLink id={link}>
          <code>{operator}</code>
        </PageLink>
      )}
    </span>
  ));
}

interface Props {
  readonly family: OperatorFamily;
  /**
   * Whether the table is on the screen of all tables: operators of the family's own page link to
   * it, and each row names its groups for the picker.
   */
  readonly forPicker?: boolean;
}

/** The decision table of one family of operators. */
export function DecisionTable({ family, forPicker = false }: Props): ReactNode {
  const withNotes = family.choices.some(({ note }) => note !== undefined);
  return (
    // The search treats the operators of a page's own table as the topic of that page.
    <table
      className={styles.table}
      aria-label={`Which operator? ${family.title}`}
      data-cards=""
      data-decides=""
    >
      <thead>
        <tr>
          <th scope="col">You have</th>
          <th scope="col">You want to</th>
          <th scope="col">Use</th>
          {withNotes && <th scope="col">Note</th>}
        </tr>
      </thead>
      <tbody>
        {family.choices.map((choice) => (
          <tr
            key={`${choice.have} ${choice.want}`}
            data-have={forPicker ? groupsOf('have', family, choice).join(' ') : undefined}
            data-want={forPicker ? groupsOf('want', family, choice).join(' ') : undefined}
          >
            <td data-label="You have">
              <InlineCode text={choice.have} />
            </td>
            <td data-label="You want to">
              <InlineCode text={choice.want} />
            </td>
            <td data-label="Use">
              <Operators
                choice={choice}
                link={choice.page ?? (forPicker ? family.page : undefined)}
              />
            </td>
            {withNotes && (
              <td data-label="Note">
                <InlineCode text={choice.note ?? ''} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
