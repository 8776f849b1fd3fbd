import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { siteTitle } from '../../config/identity';
import { ApplicationStatus } from '../../site/application-loader/ui/ApplicationStatus';
import { Island } from '../../content/islands/Island';
import { SearchDialog } from '../../site/search/ui/SearchDialog';
import { ElsewhereLinks } from '../../site/site-frame/ui/ElsewhereLinks';
import { contentId, menuId } from '../../site/site-frame/ui/ids';
import { usePlace } from '../../site/site-frame/ui/place';
import { SectionLinks } from '../../site/site-frame/ui/SectionLinks';
import { SiteMenu } from '../../site/site-frame/ui/SiteMenu';
import { ThemeToggle } from '../../site/site-frame/ui/ThemeToggle';
import { VersionMenu } from '../../site/site-frame/ui/VersionMenu';
import { WordMark } from '../../site/site-frame/ui/WordMark';
import styles from './styles.module.css';

/**
 * The header: skip link, word mark, sections, search, version, theme. On narrow screens, menu and
 * search are in a bar at the bottom, in reach of the thumb. Next to the skip link, which is the first
 * stop of the keyboard, are the live regions in which the inline script reports what a control has
 * done or is waiting for.
 */
export default function Navbar(): ReactNode {
  const { sidebar } = usePlace();
  return (
    <header className={styles.header}>
      <div className={styles.start}>
        <Link className={styles.skip} to={`#${contentId}`} data-noBrokenLinkCheck>
          Skip to content
        </Link>
        <span role="status" className="visually-hidden" />
        <ApplicationStatus />
      </div>
      <div className={styles.row}>
        <Link to="/" className={styles.home} aria-label={`${siteTitle} documentation, home`}>
          <WordMark />
        </Link>
        <nav className={styles.sections} aria-label="Sections">
          <ul>
            <SectionLinks />
          </ul>
        </nav>
        <div className={styles.bar} data-screen-only="">
          <button type="button" className={styles.menuButton} popoverTarget={menuId}>
            <span aria-hidden="true" className={styles.menuIcon} />
            Menu
          </button>
          <Island name="search" component={SearchDialog} props={{}} />
        </div>
        <ul className={styles.elsewhere} data-screen-only="">
          <ElsewhereLinks />
        </ul>
        <div className={styles.tools} data-screen-only="">
          <VersionMenu />
          <ThemeToggle />
        </div>
      </div>
      {sidebar === undefined && <SiteMenu label="Sections" />}
    </header>
  );
}
