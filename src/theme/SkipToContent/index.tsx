import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { contentId } from '../../features/site-frame/ui/ids';
import styles from './styles.module.css';

/**
 * The first stop of the keyboard: a plain link to the content. When the application has changed the
 * page, the focus returns to the start of the document, as after a full load, and the new page's
 * title is announced.
 */
export default function SkipToContent(): ReactNode {
  const { pathname, hash } = useLocation();
  const start = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (!hash) start.current?.focus();
    if (status.current) status.current.textContent = document.title;
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
