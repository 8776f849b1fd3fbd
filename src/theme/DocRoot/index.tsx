import {
  DocsSidebarProvider,
  useDocRootMetadata,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocRoot';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Sidebar } from '../../site/sidebar/ui/Sidebar';
import { PlaceProvider } from '../../site/site-frame/ui/place';
import styles from './styles.module.css';

/**
 * One version of the documentation, in a frame that knows the page's sidebar and version. The
 * sidebar, if the page has one, is next to the page.
 */
export default function DocRoot(props: Props): ReactNode {
  const { label } = useDocsVersion();
  const found = useDocRootMetadata(props);
  if (!found) {
    return (
      <Layout>
        <NotFoundContent />
      </Layout>
    );
  }
  const { sidebarName, sidebarItems, docElement } = found;
  return (
    <PlaceProvider value={{ sidebar: sidebarName, version: label }}>
      <Layout>
        <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
          <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
            <div className={clsx(styles.docs, sidebarName && styles.withSidebar)}>
              {sidebarName && sidebarItems && (
                <Sidebar key={sidebarName} name={sidebarName} items={sidebarItems} />
              )}
              <main className={styles.main}>{docElement}</main>
            </div>
          </DocsSidebarProvider>
        </HtmlClassNameProvider>
      </Layout>
    </PlaceProvider>
  );
}
