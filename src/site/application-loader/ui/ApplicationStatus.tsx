import type { ReactNode } from 'react';
import styles from './ApplicationStatus.module.css';

/**
 * Says of a control that needs the application that this is on its way, or could not be fetched. It
 * is in the HTML, so that it can be said without a connection; `data-app-state` of `<html>` shows
 * it.
 */
export function ApplicationStatus(): ReactNode {
  return (
    <p role="status" className={styles.status}>
      <span className={styles.loading}>Loading …</span>
      <span className={styles.failed}>This part of the page could not be loaded. Try again.</span>
    </p>
  );
}
