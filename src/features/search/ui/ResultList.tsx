import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { Marked } from './Marked';
import type { Option, OptionGroup, Passages } from './options';
import styles from './ResultList.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  readonly passages: Passages;
  readonly terms: readonly string[];
  readonly activeId: string | undefined;
  readonly onPoint: (id: string) => void;
  readonly onFollow: (option: Option, event: MouseEvent) => void;
}

/** Results, or what stands in for them, as the list of a combobox: pages with their sections. */
export function ResultList(props: Props): ReactNode {
  const { id, label, groups, terms } = props;
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(({ key, title, place, options }) => (
        <div key={key} role="group" aria-label={place === '' ? title : `${title}, ${place}`}>
          <p className={clsx(styles.page, place === '' && styles.isLabel)} aria-hidden="true">
            <span>
              <Marked text={title} terms={place === '' ? [] : terms} />
            </span>
            <span className={styles.place}>{place}</span>
          </p>
          {options.map((option) => (
            <Row key={option.id} option={option} title={title} {...props} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface RowProps extends Omit<Props, 'id' | 'label' | 'groups'> {
  readonly option: Option;
  /** Of the page. */
  readonly title: string;
}

function Row({ option, title, passages, terms, activeId, onPoint, onFollow }: RowProps): ReactNode {
  const { id, to, label, trail, isSymbol, section } = option;
  const passage = section === undefined ? undefined : passages.get(section);
  const isActive = id === activeId;
  const path = trail.filter((heading) => heading !== '').join(' › ');
  return (
    // `pathname://` keeps Link from fetching every row's page ahead; the panel follows the link itself.
    <Link
      id={id}
      to={`pathname://${to}`}
      target="_self"
      rel={undefined}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={clsx(styles.row, isActive && styles.isActive)}
      onPointerMove={() => onPoint(id)}
      onClick={(event: MouseEvent) => onFollow(option, event)}
    >
      <span className={styles.heading}>
        <span className={clsx(isSymbol && styles.symbol)}>
          {label === title && section !== undefined ? (
            'Start of the page'
          ) : (
            <Marked text={label} terms={terms} />
          )}
        </span>
        {path !== '' && <span className={styles.trail}>{path}</span>}
      </span>
      {passage && (
        <span className={clsx(styles.passage, passage.isCode && styles.code)}>
          <Marked text={passage.text} terms={terms} />
        </span>
      )}
    </Link>
  );
}
