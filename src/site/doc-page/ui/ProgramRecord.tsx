import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { scriptJson } from '../../../utils/script-json';

/** Adds a page's structured data for search engines, as JSON-LD. */
export function ProgramRecord({ data }: { readonly data: object }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{scriptJson(data)}</script>
    </Head>
  );
}
