import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { contentId } from '../../features/site-frame/ui/ids';
import styles from './styles.module.css';

/** The page that was shown last; outside the component, since another section's frame is another one. */
let shownPath: string | undefined;

/** How long the head of a new page may take to be written, in milliseconds. */
const titleWaitMs = 100;

/**
 * The first stop of the keyboard: a plain link to the content. When the application has changed the
 * page, the focus returns to the start of the document, as after a full load, and the new page's
 * title is announced.
 */
export default function SkipToContent(): ReactNode {
  const { pathname, hash } = useLocation();
  const start = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const isFirst = shownPath === undefined;
    const isSame = shownPath === pathname;
    shownPath = pathname;
    if (isFirst || isSame) return undefined;
    if (!hash) start.current?.focus();
    const waiting = setTimeout(() => {
      if (status.current) status.current.textContent = document.title;
    }, titleWaitMs);
    return () => clearTimeout(waiting);
  }, [pathname, hash]);
  return (
    <div ref={start} tabIndex={-1} className={styles.start}>
      <Link className={styles.link} to={`#${contentId}`} data-noBrokenLinkCheck>
        Skip to content
      </Link>
      <span ref={status} role="status" className="visually-hidden" />
    </div>
  );
}
