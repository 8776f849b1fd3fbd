import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ElsewhereLinks } from './ElsewhereLinks';
import { menuId } from './ids';
import { SectionLinks } from './SectionLinks';
import styles from './SiteMenu.module.css';
import { ThemeToggle } from './ThemeToggle';
import { VersionLinks } from './VersionMenu';

interface SiteMenuProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  /** The name of the sidebar inside; the sidebar's state is stored under it. */
  readonly sidebar?: string;
  /** The section's pages. Without them, the menu only exists on narrow screens. */
  readonly children?: ReactNode;
}

/** What else is in the header. */
const rest = (
  <ul className={styles.sections}>
    <ElsewhereLinks />
    <VersionLinks />
    <li>
      <ThemeToggle />
    </li>
  </ul>
);

/**
 * The menu of sections and pages, and of everything else in the header. On wide screens it's the
 * sidebar, only with the pages. On narrow screens it's a native popover, opened by the button in the
 * bottom bar.
 */
export function SiteMenu({ label, sidebar, children }: SiteMenuProps): ReactNode {
  return (
    <nav
      id={menuId}
      popover="auto"
      aria-label={label}
      className={clsx(styles.menu, children !== undefined && styles.sidebar)}
    >
      <ul className={styles.sections}>
        <SectionLinks />
        <li>
          <button
            type="button"
            className={styles.close}
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            Close
          </button>
        </li>
      </ul>
      {children === undefined ? (
        rest
      ) : (
        <div className={styles.pages} data-sidebar={sidebar}>
          {children}
          {rest}
        </div>
      )}
    </nav>
  );
}
