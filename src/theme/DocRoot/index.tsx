import {
  DocsSidebarProvider,
  useDocRootMetadata,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import DocRootLayout from '@theme/DocRoot/Layout';
import type { Props } from '@theme/DocRoot';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import { useMemo, type ReactNode } from 'react';
import { PlaceProvider } from '../../site/site-frame/ui/place';

/** One version of the documentation, in a frame that knows the page's sidebar and version. */
export default function DocRoot(props: Props): ReactNode {
  const { label } = useDocsVersion();
  const found = useDocRootMetadata(props);
  const sidebar = found?.sidebarName;
  const isFound = found !== null;
  const place = useMemo(
    () => (isFound ? { sidebar, version: label } : {}),
    [isFound, sidebar, label],
  );
  return (
    <PlaceProvider value={place}>
      <Layout>
        {found ? (
          <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
            <DocsSidebarProvider name={sidebar} items={found.sidebarItems}>
              <DocRootLayout>{found.docElement}</DocRootLayout>
            </DocsSidebarProvider>
          </HtmlClassNameProvider>
        ) : (
          <NotFoundContent />
        )}
      </Layout>
    </PlaceProvider>
  );
}
