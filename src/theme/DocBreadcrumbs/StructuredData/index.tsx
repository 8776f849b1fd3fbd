import { useBreadcrumbsStructuredData } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';
import { ProgramRecord } from '../../../site/doc-page/ui/ProgramRecord';

/** The breadcrumbs as structured data for search engines. */
export default function StructuredData({ breadcrumbs }: Props): ReactNode {
  return <ProgramRecord data={useBreadcrumbsStructuredData({ breadcrumbs })} />;
}
