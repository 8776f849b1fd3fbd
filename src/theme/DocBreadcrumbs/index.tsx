import Link from '@docusaurus/Link';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import DocVersionBadge from '@theme/DocVersionBadge';
import type { ReactNode } from 'react';
import { sectionOf } from '../../config/sections';
import { usePlace } from '../../features/site-frame/ui/place';
import styles from './styles.module.css';

/** The way from the section to the page, without the page itself, whose title follows; the version. */
export default function DocBreadcrumbs(): ReactNode {
  const trail = useSidebarBreadcrumbs() ?? [];
  const section = sectionOf(usePlace().sidebar);
  const ancestors = trail.slice(0, -1);
  const startsWithSection = section && ancestors[0]?.href !== section.to;
  return (
    <div className={styles.row}>
      {trail.length > 0 && <StructuredData breadcrumbs={trail} />}
      <nav aria-label="Breadcrumbs">
        <ol>
          {startsWithSection && (
            <li>
              <Link to={section.to}>{section.label}</Link>
            </li>
          )}
          {ancestors.map(({ label, href }) => (
            <li key={label}>
              {href ? (
                <Link to={href} autoAddBaseUrl={false}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </li>
          ))}
        </ol>
      </nav>
      <DocVersionBadge />
    </div>
  );
}
