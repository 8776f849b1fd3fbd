import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { memo, type ReactNode, type RefObject, useMemo } from 'react';
import { FailureTypes } from '../../../content/code-block/ui/FailureTypes';
import { MarkOfName, OutcomeMark } from '../../../content/parts/OutcomeMark';
import { matcher, type Segment, segments } from '../model/marks';
import type { ShownPassage } from '../session/protocol';
import type { Option, OptionGroup } from './options';
import styles from './ResultList.module.css';

interface Props {
  readonly id: string;
  /** The list's element. `useActiveOption` handles the clicks and pointer movements in it. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  readonly passages: ReadonlyMap<number, ShownPassage>;
  readonly terms: readonly string[];
  readonly activeId: string | undefined;
}

/** Results, or suggestions, as the list of a combobox: pages with their sections. */
export function ResultList({ id, list, label, groups, ...shown }: Props): ReactNode {
  const { passages, terms, activeId } = shown;
  const { withBaseUrl } = useBaseUrlUtils();
  const isAsked = useMemo(() => matcher(terms), [terms]);
  return (
    <div id={id} ref={list} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(({ title, place, options }, group) => (
        // Keyed by index, because changing the text of rows is cheaper than replacing rows.
        <div key={group} role="group" aria-label={place === '' ? title : `${title}, ${place}`}>
          <GroupTitle title={title} place={place} isAsked={isAsked} />
          {options.map((option, row) => (
            <Row
              key={row}
              {...option}
              href={withBaseUrl(option.to)}
              isAsked={isAsked}
              passage={passages.get(option.section ?? -1)}
              isActive={option.id === activeId}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * A text that has been cut into marked and unmarked pieces. A function instead of a component,
 * because a list has a hundred of them.
 */
function joined(pieces: readonly Segment[]): ReactNode {
  if (pieces.length === 1 && !pieces[0]?.isMarked) return pieces[0]?.text;
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}

interface Marked {
  /** Whether a word is one that the reader searched for. */
  readonly isAsked: (word: string) => boolean;
}

type GroupTitleProps = Pick<OptionGroup, 'title' | 'place'> & Marked;

const GroupTitle = memo(function GroupTitle({ title, place, isAsked }: GroupTitleProps): ReactNode {
  return (
    <p className={clsx(styles.page, place === '' && styles.isLabel)} aria-hidden="true">
      <span>
        <MarkOfName name={title} />
        {place === '' ? title : joined(segments(title, isAsked))}
      </span>
      <span className={styles.place}>{place}</span>
    </p>
  );
});

interface RowProps extends Option, Marked {
  /** With the site's base address. */
  readonly href: string;
  /** May be still to come: the row keeps space for it. */
  readonly passage: ShownPassage | undefined;
  readonly isActive: boolean;
}

/**
 * Docusaurus's `Link` costs more than the rest of a row, because it prefetches pages that the
 * reader may never open.
 */
const Anchor = 'a';

const Row = memo(function Row(props: RowProps): ReactNode {
  const { id, href, label, trail, isSymbol, declaration, canFail, isCard, isActive } = props;
  const { isAsked, section, passage } = props;
  return (
    <Anchor
      id={id}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={clsx(styles.row, isActive && styles.isActive)}
    >
      <span className={styles.heading}>
        <span className={isSymbol ? styles.symbol : undefined}>
          {joined(segments(label, isAsked))}
        </span>
        {trail !== '' && <span className={styles.trail}>{trail}</span>}
      </span>
      {section === undefined ? (
        <span className={clsx(styles.passage, styles.code)}>
          <FailureTypes type={declaration ?? ''} />
        </span>
      ) : (
        <span className={clsx(styles.kept, isCard && styles.card)}>
          {declaration !== undefined && (
            <span className={clsx(styles.passage, styles.code)}>
              <FailureTypes type={declaration} />
            </span>
          )}
          {isCard && canFail !== undefined && (
            <span className={styles.outcome}>
              <OutcomeMark outcome={canFail ? 'failure' : 'value'} before />
              {canFail ? 'can fail' : 'can’t fail'}
            </span>
          )}
          {(isCard || declaration === undefined) && passage && (
            <span className={clsx(styles.passage, passage.isCode && styles.code)}>
              {joined(passage.pieces)}
            </span>
          )}
        </span>
      )}
    </Anchor>
  );
});
