import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../site/doc-page/ui/PageTitle';
import { Island } from '../../../content/islands/Island';
import NearPages from '../../../site/search/ui/NearPages';
import screen from '../../../site/screen/ui/Screen.module.css';
import { sections } from '../../../config/sections';
import styles from './styles.module.css';

/**
 * Focuses the content when the page opens, so that screen readers start there. The focus also loads
 * the application (`data-use`), which the suggestions need.
 */
const focusedAtOnce = { autoFocus: true };

const title = 'Page not found';

/** The 404 page: pages with similar addresses, and the sections. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className={screen.screen} tabIndex={-1} data-use="point" {...focusedAtOnce}>
      <PageMetadata title={title} />
      <PageTitle
        title={title}
        description="The page may have moved, or the link that brought you here may be wrong. You can look for it by section."
      />
      <Island name="near-pages" component={NearPages} props={{}} />
      <ul className={styles.ways}>
        {sections.map(({ label, to }) => (
          <li key={to}>
            <Link className="link" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
