import Link from '@docusaurus/Link';
import { useThemeConfig, type FooterLinkItem } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The footer of every page: licence and a few links, from `src/config/footer.ts`. */
export default function Footer(): ReactNode {
  const { footer } = useThemeConfig();
  if (!footer) return null;
  const links = footer.links as readonly FooterLinkItem[];
  return (
    <footer className={styles.footer} data-screen-only="">
      <div className={styles.row}>
        <p>{footer.copyright}</p>
        <ul>
          {links.map(({ label, to, href }) => (
            <li key={label}>
              <Link to={to} href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
