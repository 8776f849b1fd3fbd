import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteTitle, versions } from '../../config/identity';
import styles from './styles.module.css';

/** A banner for versions that aren't maintained, with a link to the current one. */
export default function DocVersionBanner(): ReactNode {
  const { banner, label } = useDocsVersion();
  if (!banner) return null;
  return (
    <p className={clsx(styles.banner, ThemeClassNames.docs.docVersionBanner)}>
      {siteTitle} {label} is no longer maintained. The current version is{' '}
      <Link className="link" to="/">
        {siteTitle} {versions.current.label}
      </Link>
      .
    </p>
  );
}
