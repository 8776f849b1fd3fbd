import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { sections } from '../../../config/sections';
import { usePlace } from './place';

/** The five sections as list items; the current page's section is marked. */
export function SectionLinks(): ReactNode {
  const { sidebar } = usePlace();
  return sections.map((section) => (
    <li key={section.sidebar}>
      <Link to={section.to} aria-current={section.sidebar === sidebar ? 'true' : undefined}>
        {section.label}
      </Link>
    </li>
  ));
}
