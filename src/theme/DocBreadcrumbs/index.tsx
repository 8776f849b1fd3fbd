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

/** The section as a step; without a link on the page that it would lead to. */
function sectionStep({ label, to }: Section, trail: readonly Step[]): Step {
  return trail.at(-1)?.href === to ? { label } : { label, href: to };
}

/** The section of the current page, its address with the site's base as in sidebars. */
function useSection(): Section | undefined {
  const section = sectionOf(usePlace().sidebar);
  const { withBaseUrl } = useBaseUrlUtils();
  return section && { ...section, to: withBaseUrl(section.to) };
}

/**
 * As pages write their own addresses; the sidebars end those of index pages with a slash
 * (`trailingSlash`).
 */
function useTrail(): ComponentProps<typeof StructuredData>['breadcrumbs'] {
  const trail = useSidebarBreadcrumbs() ?? [];
  return trail.map((step) =>
    step.href === undefined ? step : { ...step, href: step.href.replace(/(?<=.)\/$/, '') },
  );
}

/**
 * The way from the section to the page, without the page itself, whose title follows; the version.
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
