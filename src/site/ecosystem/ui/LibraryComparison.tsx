import { Fragment, type ReactNode, useState } from 'react';
import { topicLabels } from '../../../facts/catalog/labels';
import { compareField, type DirectoryEntry, newestFirst, platformText } from '../model/directory';
import styles from './LibraryComparison.module.css';
import { LibraryLink } from './LibraryLink';
import { StatusMark } from './StatusMark';

/** More columns than these don't fit next to each other. */
export const mostCompared = 4;

type Row = readonly [name: string, value: (entry: DirectoryEntry) => ReactNode];

const rows: readonly Row[] = [
  ['Purpose', ({ summary }) => summary],
  ['Topic', ({ topic }) => topicLabels[topic]],
  ['Status', ({ status }) => <StatusMark status={status} />],
  ['Release', ({ newest }) => newest ?? 'none'],
  ['Scala', ({ scala }) => newestFirst(scala)],
  ['Platforms', ({ platforms }) => platformText(platforms)],
  ['Built with ZIO', ({ zio }) => zio ?? 'not known'],
  ['License', ({ license }) => license],
];

/** Removes a library by its box, which then has the focus of the button that is gone. */
function remove(id: string): void {
  const box = document.querySelector<HTMLInputElement>(`#${id} [name=${compareField}]`);
  box?.focus({ preventScroll: true });
  box?.click();
}

/**
 * The libraries that the reader has chosen to compare, in a bar that stays in view, and their facts
 * side by side. If the address chose them, the facts are shown.
 */
export function LibraryComparison({
  entries,
}: {
  readonly entries: readonly DirectoryEntry[];
}): ReactNode {
  const [isChosenBefore] = useState(entries.length > 1);
  return (
    <section className={styles.bar} aria-label="Comparison">
      <div>
        {entries.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && ' · '}
            <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(id)}>
              {name} ×
            </button>
          </Fragment>
        ))}
      </div>
      {entries.length === 1 ? (
        <div role="status">Choose up to {mostCompared - 1} more to compare.</div>
      ) : (
        <details open={isChosenBefore}>
          <summary>Compare {entries.length} libraries</summary>
          <table>
            <thead>
              <tr>
                <td />
                {entries.map(({ id, name, address }) => (
                  <th key={id} scope="col">
                    <LibraryLink address={address}>{name}</LibraryLink>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {entries.map((entry) => (
                    <td key={entry.id}>{value(entry)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
