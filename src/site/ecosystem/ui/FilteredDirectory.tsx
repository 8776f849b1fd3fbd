import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useFormInAddress } from '../../screen/ui/useFormInAddress';
import {
  byTopic,
  choiceAddress,
  choiceFromQuery,
  directoryFilters,
  isChosen,
  type DirectoryEntry,
} from '../model/directory';
import { DirectoryFilters } from './DirectoryFilters';
import { DirectoryItem } from './DirectoryItem';
import styles from './EcosystemDirectory.module.css';
import { LibraryComparison, mostCompared } from './LibraryComparison';

/**
 * The companion libraries by topic, with a field for words, filters by topic, status, platform and
 * Scala version, and a comparison of a few. The HTML contains the whole list. Filtering and
 * comparing need the application, which loads when the reader touches one of the controls or when
 * the address contains a choice.
 */
export function FilteredDirectory({
  view,
}: {
  readonly view: readonly DirectoryEntry[];
}): ReactNode {
  const filters = useMemo(() => directoryFilters(view), [view]);
  const topics = useMemo(() => byTopic(view), [view]);
  const read = useCallback((query: string) => choiceFromQuery(query, filters), [filters]);
  const { form, choice = {}, choose } = useFormInAddress(read, choiceAddress);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const shown = view.filter((entry) => isChosen(entry, choice));
  const columns = compared.flatMap((id) => view.find((entry) => entry.id === id) ?? []);
  // One more than fit replaces the one that was chosen first.
  const compare = (id: string, isCompared: boolean): void =>
    setCompared((before) => [
      ...before.filter((other) => other !== id).slice(isCompared ? 1 - mostCompared : 0),
      ...(isCompared ? [id] : []),
    ]);
  return (
    <div className={styles.directory}>
      <DirectoryFilters form={form} filters={filters} onChange={choose}>
        {shown.length === view.length
          ? `${view.length} libraries`
          : `${shown.length} of ${view.length} libraries`}
      </DirectoryFilters>
      {columns.length > 1 && <LibraryComparison entries={columns} />}
      {columns.length === 1 && (
        <p role="status">Choose one or two more libraries to compare with {columns[0]?.name}.</p>
      )}
      {topics.map(([label, entries]) => (
        <section
          key={label}
          aria-label={label}
          hidden={!entries.some((entry) => shown.includes(entry))}
        >
          <p className={styles.topic}>{label}</p>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <DirectoryItem
                key={entry.id}
                entry={entry}
                isHidden={!shown.includes(entry)}
                isCompared={compared.includes(entry.id)}
                onCompare={(isCompared) => compare(entry.id, isCompared)}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && (
        <p>No library matches all of these filters. Remove one to see more libraries.</p>
      )}
    </div>
  );
}
