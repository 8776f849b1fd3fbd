import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { ProjectView } from '../model/project';
import styles from './ProjectDownload.module.css';

/**
 * Download of a page's project, and a list of its files with links to their blocks.
 * @param view data from the build: see `ProjectView`
 */
export function ProjectDownload({ view }: { readonly view: ProjectView }): ReactNode {
  const { name, href, bytes, files } = view;
  return (
    <div className={styles.project}>
      <p className={styles.head}>
        {/* `pathname:` marks a file that isn't one of the application's routes. */}
        <Link
          className={styles.link}
          to={`pathname://${useBaseUrl(href)}`}
          target="_self"
          download={`${name}.zip`}
        >
          Download {name}.zip
        </Link>{' '}
        <span className={styles.size}>
          {files.length} files, {`${Math.ceil(bytes / 1000)} kB`}
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
