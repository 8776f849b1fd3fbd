import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocVersionBadge';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The version that the page documents. */
export default function DocVersionBadge({ className }: Props): ReactNode {
  const { badge, label } = useDocsVersion();
  if (!badge) return null;
  return (
    <span className={clsx(styles.badge, ThemeClassNames.docs.docVersionBadge, className)}>
      <span className="visually-hidden">Version </span>
      {label}
    </span>
  );
}
