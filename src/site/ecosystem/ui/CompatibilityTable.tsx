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
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Library</th>
          <th scope="col">Newest release</th>
          <th scope="col">Checked against</th>
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
        {view.map(({ id, address, newest, checked, zio, scala, platforms }) => (
          <tr key={id}>
            <th scope="row">
              <LibraryLink address={address}>{id}</LibraryLink>
            </th>
            <td>{newest}</td>
            <td>{checked}</td>
            <td>{zio}</td>
            {scala.map((isPublished, index) => (
              <td key={scalaVersions[index]} className={styles.mark}>
                {isPublished ? 'yes' : '–'}
              </td>
            ))}
            <td>{platforms}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
