import type { ReactNode } from 'react';
import { topicLabels } from '../../../facts/catalog/labels';
import { type DirectoryEntry, newestFirst, platformText } from '../model/directory';
import { LibraryLink } from './LibraryLink';
import { StatusMark } from './StatusMark';

/** More columns than these don't fit next to each other. */
export const mostCompared = 3;

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

/** The facts about a few libraries, side by side. */
export function LibraryComparison({
  entries,
}: {
  readonly entries: readonly DirectoryEntry[];
}): ReactNode {
  return (
    <table aria-label="Comparison">
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
  );
}
