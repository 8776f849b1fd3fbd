import clsx from 'clsx';
import type { ReactNode } from 'react';
import { menuId } from './ids';
import { SectionLinks } from './SectionLinks';
import styles from './SiteMenu.module.css';

export interface SiteMenuProps {
  /** Names the navigation. */
  readonly label: string;
  /** The name of the sidebar inside, by which its state is remembered. */
  readonly sidebar?: string;
  /** The pages of the section. Without them the menu exists on narrow screens only. */
  readonly children?: ReactNode;
}

/**
 * The menu of sections and pages. On wide screens it is the sidebar and its sections are hidden
 * (the header shows them); on narrow ones it is a native popover that the bar's button opens.
 */
export function SiteMenu({ label, sidebar, children }: SiteMenuProps): ReactNode {
  return (
    <nav
      id={menuId}
      popover="auto"
      aria-label={label}
      className={clsx(styles.menu, children !== undefined && styles.sidebar)}
      data-sidebar={sidebar}
    >
      <ul className={styles.sections}>
        <SectionLinks />
      </ul>
      {children}
    </nav>
  );
}
