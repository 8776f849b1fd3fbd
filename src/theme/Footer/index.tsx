import Link from '@docusaurus/Link';
import { useThemeConfig, type MultiColumnFooter } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { repository } from '../../config/identity';
import { zio } from '../../facts/catalog/libraries/zio';
import { artifactDocsUrl } from '../../facts/catalog/links';
import { KeyList } from '../../site/site-frame/ui/KeyList';
import styles from './styles.module.css';

type Column = MultiColumnFooter['links'][number];

/** The newest release of ZIO, its notes and its API documentation. */
const release: Column = {
  title: `ZIO ${zio.newest}`,
  items: [
    { label: 'Install', to: '/overview/getting-started' },
    { label: 'Release notes', href: `${repository.url}/releases/tag/v${zio.newest}` },
    { label: 'API documentation', href: artifactDocsUrl(zio) ?? repository.url },
    { label: 'Companion libraries', to: '/ecosystem' },
  ],
};

/** The footer of every page: columns of links, from `src/config/footer.ts`, and the release. */
export default function Footer(): ReactNode {
  const { footer } = useThemeConfig();
  if (!footer) return null;
  const columns = [release, ...(footer.links as readonly Column[])];
  return (
    <footer className={styles.footer} data-screen-only="">
      <div className={styles.columns}>
        {columns.map(({ title, items }) => (
          <div key={title}>
            <p className={styles.title}>{title}</p>
            <ul>
              {items.map(({ label, to, href }) => (
                <li key={label}>
                  <Link to={to} href={href}>
                    {label}
                  </Link>
                </li>
              ))}
              {title === 'Find' && (
                <li>
                  <KeyList />
                </li>
              )}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  );
}
