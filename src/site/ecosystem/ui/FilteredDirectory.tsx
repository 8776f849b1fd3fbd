import { useMemo, type ReactNode } from 'react';
import { directoryFilters, isChosen, type DirectoryEntry } from '../model/directory';
import { DirectoryFilters } from './DirectoryFilters';
import { DirectoryItem } from './DirectoryItem';
import styles from './EcosystemDirectory.module.css';
import { useChoice } from './useChoice';

/**
 * The companion libraries with filters by topic, status, platform and Scala version. The HTML
 * contains the whole list. The filters need the application, which loads when the reader touches
 * one or when the address contains a choice.
 */
export function FilteredDirectory({
  view,
}: {
  readonly view: readonly DirectoryEntry[];
}): ReactNode {
  const filters = useMemo(() => directoryFilters(view), [view]);
  const { form, choice, choose } = useChoice(filters);
  const shown = view.filter((entry) => isChosen(entry, choice));
  return (
    <div className={styles.directory}>
      <DirectoryFilters form={form} filters={filters} onChange={choose}>
        {shown.length === view.length
          ? `${view.length} libraries`
          : `${shown.length} of ${view.length} libraries`}
      </DirectoryFilters>
      <ul className={styles.entries}>
        {view.map((entry) => (
          <DirectoryItem key={entry.id} entry={entry} isHidden={!shown.includes(entry)} />
        ))}
      </ul>
      {shown.length === 0 && (
        <p>No library matches all of these filters. Remove one to see more libraries.</p>
      )}
    </div>
  );
}
