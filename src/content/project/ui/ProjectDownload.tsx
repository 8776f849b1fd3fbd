import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { ProjectView } from '../model/view';
import styles from './ProjectDownload.module.css';

/** A size for the reader: kilobytes, rounded up. */
const size = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

/**
 * The finished project of a page as one download, and its files, each leading to its block.
 * @param view what the build put together: see `ProjectView`
 */
export function ProjectDownload({ view }: { readonly view: ProjectView }): ReactNode {
  const { name, href, bytes, files } = view;
  return (
    <div className={styles.project}>
      <p className={styles.head}>
        {/* `pathname:` says that the file is none of the application's routes. */}
        <Link
          className={styles.link}
          to={`pathname://${useBaseUrl(href)}`}
          target="_self"
          download={`${name}.zip`}
        >
          Download {name}.zip
        </Link>{' '}
        <span className={styles.size}>
          {files.length} files, {size(bytes)}
        </span>
      </p>
      <ul className={styles.files}>
        {files.map(({ path, anchor }) => (
          <li key={path}>
            <Link to={`#${anchor}`}>
              <code>{path}</code>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
