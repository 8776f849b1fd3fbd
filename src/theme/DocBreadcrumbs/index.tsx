import Link from '@docusaurus/Link';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import DocVersionBadge from '@theme/DocVersionBadge';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { sectionOf, type Section } from '../../config/sections';
import { usePlace } from '../../features/site-frame/ui/place';
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

/** The way from the section to the page, without the page itself, whose title follows; the version. */
export default function DocBreadcrumbs(): ReactNode {
  const trail = useSidebarBreadcrumbs() ?? [];
  const section = useSection();
  const ancestors: readonly Step[] = trail.slice(0, -1);
  const startsWithSection = section && ancestors[0]?.href !== section.to;
  const steps = startsWithSection ? [sectionStep(section, trail), ...ancestors] : ancestors;
  return (
    <div className={styles.row}>
      {trail.length > 0 && <StructuredData breadcrumbs={trail} />}
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
