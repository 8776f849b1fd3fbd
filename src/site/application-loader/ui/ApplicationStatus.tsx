import type { ReactNode } from 'react';
import styles from './ApplicationStatus.module.css';

/**
 * Says that the application is loading or couldn't be fetched. Both texts are in the HTML, so that
 * they can be shown offline. `data-app-state` of `<html>` decides which one is shown.
 */
export function ApplicationStatus(): ReactNode {
  return (
    <p role="status" className={styles.status}>
      <span className={styles.loading}>Loading …</span>
      <span className={styles.failed}>This part of the page could not be loaded. Try again.</span>
    </p>
  );
}
