import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { versions } from '../../../config/identity';
import { versionsId } from './ids';
import { usePlace } from './place';
import styles from './VersionMenu.module.css';

/** Links to the start pages of the documentation's versions, as list items. */
export function VersionLinks(): ReactNode {
  const { version = versions.current.label } = usePlace();
  return Object.values(versions).map(({ label, path, banner }) => (
    <li key={label}>
      <Link to={`/${path}`} aria-current={label === version ? 'true' : undefined}>
        {label} <span>{banner === 'none' ? 'current' : banner}</span>
      </Link>
    </li>
  ));
}

/**
 * The documentation's versions as a native popover, which Escape or a click outside closes; each
 * entry links to its version's start page.
 */
export function VersionMenu(): ReactNode {
  const { version = versions.current.label } = usePlace();
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={versionsId}>
        <span className="visually-hidden">Version of the documentation: </span>
        {version}
      </button>
      <ul id={versionsId} popover="auto" className={styles.menu}>
        <VersionLinks />
      </ul>
    </>
  );
}
