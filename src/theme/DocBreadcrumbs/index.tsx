import Link from '@docusaurus/Link';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import DocVersionBadge from '@theme/DocVersionBadge';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ComponentProps, ReactNode } from 'react';
import { sectionOf, type Section } from '../../config/sections';
import { usePlace } from '../../site/site-frame/ui/place';
import styles from './styles.module.css';

interface Step {
  readonly label: string;
  readonly href?: string;
}

/** The section as a step; not a link if the current page is its start. */
function sectionStep({ label, to }: Section, trail: readonly Step[]): Step {
  return trail.at(-1)?.href === to ? { label } : { label, href: to };
}

/** The current page's section; its address includes the base URL, as in sidebars. */
function useSection(): Section | undefined {
  const section = sectionOf(usePlace().sidebar);
  const { withBaseUrl } = useBaseUrlUtils();
  return section && { ...section, to: withBaseUrl(section.to) };
}

/**
 * Breadcrumbs with addresses as pages have them: sidebars end those of index pages with a slash
 * (`trailingSlash`).
 */
function useTrail(): ComponentProps<typeof StructuredData>['breadcrumbs'] {
  const trail = useSidebarBreadcrumbs() ?? [];
  return trail.map((step) =>
    step.href === undefined ? step : { ...step, href: step.href.replace(/(?<=.)\/$/, '') },
  );
}

/**
 * The breadcrumbs from the section to the page's category, then the version. The page itself is
 * left out, because its title follows.
 */
export default function DocBreadcrumbs(): ReactNode {
  const trail = useTrail();
  const section = useSection();
  const ancestors: readonly Step[] = trail.slice(0, -1);
  const startsWithSection = section && ancestors[0]?.href !== section.to;
  const steps = startsWithSection ? [sectionStep(section, trail), ...ancestors] : ancestors;
  const isWhole = trail.some(({ href }) => href === section?.to);
  return (
    <div className={styles.row}>
      {trail.length > 0 && (
        <StructuredData
          breadcrumbs={
            section && !isWhole
              ? [{ type: 'link', label: section.label, href: section.to }, ...trail]
              : trail
          }
        />
      )}
      {steps.length > 0 && (
        <nav aria-label="Breadcrumbs">
          <ol>
            {steps.map(({ label, href }) => (
              <li key={label}>{href ? <Link to={href}>{label}</Link> : label}</li>
            ))}
          </ol>
        </nav>
      )}
      <DocVersionBadge />
    </div>
  );
}
