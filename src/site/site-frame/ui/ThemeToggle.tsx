import type { ReactNode } from 'react';
import styles from './ThemeToggle.module.css';

/**
 * Switches between the light and dark themes. The inline script handles it (`data-toggle`), so it
 * works before the application loads; hidden without scripts.
 */
export function ThemeToggle(): ReactNode {
  return (
    <button type="button" className={styles.toggle} data-toggle="" title="Light or dark theme">
      <span className="visually-hidden">Switch between the light and the dark theme</span>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 1.75a6.25 6.25 0 0 1 0 12.5z" fill="currentColor" />
      </svg>
    </button>
  );
}
