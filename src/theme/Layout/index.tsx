import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PageMetadata } from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type { Props } from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { contentId } from '../../site/site-frame/ui/ids';
import { usePlace } from '../../site/site-frame/ui/place';
import styles from './styles.module.css';

/** The frame of every page: header, content, footer. */
export default function Layout(props: Props): ReactNode {
  const { children, noFooter, wrapperClassName, title, description } = props;
  // Documentation pages mark their article as the content, which comes after the table of contents.
  const isDocumentation = usePlace().version !== undefined;
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <Navbar />
      <div
        id={isDocumentation ? undefined : contentId}
        tabIndex={isDocumentation ? undefined : -1}
        className={clsx(styles.page, wrapperClassName)}
      >
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          {children}
        </ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
    </LayoutProvider>
  );
}
