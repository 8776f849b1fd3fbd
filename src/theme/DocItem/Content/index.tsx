import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../site/doc-page/ui/PageTitle';

/** Title and description from the front matter, then the page's content. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata } = useDoc();
  return (
    <>
      <PageTitle title={metadata.title} description={metadata.description} />
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
