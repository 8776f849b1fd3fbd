import Link from '@docusaurus/Link';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './Waiting.module.css';

interface Props {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Only if the results can't be loaded although the application is running. */
  readonly onRetry?: () => void;
}

/**
 * Replaces the results until the search is loaded, or if it can't be loaded. Without `onRetry`,
 * it's part of the HTML, and the state of the application decides which message is visible.
 */
export function Waiting({ id, input, onRetry }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // Moves the focus to the field before the browser removes the button that has it.
  useLayoutEffect(() => {
    const [element, field] = [box.current, input.current];
    return () => {
      if (element?.contains(document.activeElement)) field?.focus();
    };
  }, [input]);
  const failure = (
    <p>
      The search could not be loaded.{' '}
      {/* The application loader handles the click until React has taken over (`data-use`). */}
      <button type="button" className={styles.again} data-use="click" onClick={onRetry}>
        Try again
      </button>{' '}
      or look in the{' '}
      <Link to="/page-index" className="link">
        page index
      </Link>
      .
    </p>
  );
  return onRetry ? (
    <div id={id} ref={box} role="alert" className={styles.waiting}>
      {failure}
    </div>
  ) : (
    <div id={id} ref={box} role="status" className={styles.waiting} data-screen-only="">
      <p className={styles.loading}>Loading the search …</p>
      <div className={styles.failed}>{failure}</div>
    </div>
  );
}
