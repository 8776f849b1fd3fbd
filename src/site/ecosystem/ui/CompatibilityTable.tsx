import type { ReactNode } from 'react';
import { scalaVersions } from '../../../facts/catalog/labels';
import type { CompatibilityRow } from '../model/compatibility';
import { LibraryLink } from './LibraryLink';
import styles from './CompatibilityTable.module.css';

/** The Scala versions, platforms and ZIO version of each library's release. */
export function CompatibilityTable({
  view,
}: {
  readonly view: readonly CompatibilityRow[];
}): ReactNode {
  return (
    <table className={styles.table} data-cards="">
      <thead>
        <tr>
          <th scope="col">Library</th>
          <th scope="col">Newest release</th>
          <th scope="col">ZIO</th>
          {scalaVersions.map((version, index) => (
            <th key={version} scope="col">
              <span className={index === 0 ? undefined : 'visually-hidden'}>Scala </span>
              {version}
            </th>
          ))}
          <th scope="col">Platforms</th>
        </tr>
      </thead>
      <tbody>
        {view.map(({ name, address, newest, zio, scala, platforms }) => (
          <tr key={name}>
            <th scope="row">
              <LibraryLink address={address}>{name}</LibraryLink>
            </th>
            <td data-label="Newest release">{newest}</td>
            <td data-label="ZIO">{zio}</td>
            {scala.map((isPublished, index) => (
              <td key={scalaVersions[index]} data-label={`Scala ${scalaVersions[index]}`}>
                {isPublished ? '✓\u00a0yes' : '– no'}
              </td>
            ))}
            <td data-label="Platforms">{platforms}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
