import { useCallback, useMemo, type ReactNode } from 'react';
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
  const ids = choice.compare?.split(' ') ?? [];
  const shown = view.filter((entry) => isChosen(entry, choice));
  const compared = view.filter(({ id }) => ids.includes(id));
  return (
    <div className={styles.directory}>
      <DirectoryFilters form={form} filters={filters} onChange={choose}>
        {shown.length === view.length
          ? `${view.length} libraries`
          : `${shown.length} of ${view.length} libraries`}
      </DirectoryFilters>
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
                isFull={compared.length >= mostCompared && !compared.includes(entry)}
                onCompare={choose}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && (
        <p>No library matches all of these filters. Remove one to see more libraries.</p>
      )}
      {compared.length > 0 && <LibraryComparison entries={compared} />}
    </div>
  );
}
