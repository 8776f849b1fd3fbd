import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { versions } from '../../../config/identity';
import { usePlace } from './place';
import styles from './VersionMenu.module.css';

/** The versions of the documentation as a native disclosure; each leads to its version's start. */
export function VersionMenu(): ReactNode {
  const { version = versions.current.label } = usePlace();
  return (
    <details className={styles.menu} name="header-menu">
      <summary>
        <span className="visually-hidden">Version of the documentation: </span>
        {version}
      </summary>
      <ul>
        {Object.values(versions).map(({ label, path, banner }) => (
          <li key={label}>
            <Link to={`/${path}`} aria-current={label === version ? 'true' : undefined}>
              {label}
              <span>{banner === 'none' ? 'current' : banner}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
