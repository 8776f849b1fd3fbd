import Link from '@docusaurus/Link';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import {
  useBreadcrumbsStructuredData,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { sectionOf } from '../../config/sections';
import { ProgramRecord } from '../../site/doc-page/ui/ProgramRecord';
import { usePlace } from '../../site/site-frame/ui/place';
import styles from './styles.module.css';

interface Step {
  readonly label: string;
  readonly href?: string;
}

/**
 * Breadcrumbs with addresses as pages have them: sidebars end those of index pages with a slash
 * (`trailingSlash`).
 */
function useTrail(): PropSidebarBreadcrumbsItem[] {
  const trail = useSidebarBreadcrumbs() ?? [];
  return trail.map((step) =>
    step.href === undefined ? step : { ...step, href: step.href.replace(/(?<=.)\/$/, '') },
  );
}

/** The current page's section; its address includes the base URL, as in sidebars. */
function useSection() {
  const section = sectionOf(usePlace().sidebar);
  const { withBaseUrl } = useBaseUrlUtils();
  return section && { type: 'link' as const, label: section.label, href: withBaseUrl(section.to) };
}

/**
 * The breadcrumbs from the section to the page's category, then the version. The page itself is
 * left out, because its title follows.
 */
export default function DocBreadcrumbs(): ReactNode {
  const trail = useTrail();
  const section = useSection();
  const { badge, label: version } = useDocsVersion();
  const isWhole = !section || trail.some(({ href }) => href === section.href);
  const record = useBreadcrumbsStructuredData({
    breadcrumbs: isWhole ? trail : [section, ...trail],
  });
  const ancestors = trail.slice(0, -1);
  const isStart = trail.at(-1)?.href === section?.href;
  const steps: readonly Step[] =
    section && ancestors[0]?.href !== section.href
      ? [isStart ? { label: section.label } : section, ...ancestors]
      : ancestors;
  return (
    <div className={styles.row}>
      {trail.length > 0 && <ProgramRecord data={record} />}
      {steps.length > 0 && (
        <nav aria-label="Breadcrumbs">
          <ol>
            {steps.map(({ label, href }) => (
              <li key={label}>{href ? <Link to={href}>{label}</Link> : label}</li>
            ))}
          </ol>
        </nav>
      )}
      {badge && (
        <span className={clsx(styles.badge, ThemeClassNames.docs.docVersionBadge)}>
          <span className="visually-hidden">Version </span>
          {version}
        </span>
      )}
    </div>
  );
}
