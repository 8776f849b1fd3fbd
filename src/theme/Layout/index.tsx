import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PageMetadata } from '@docusaurus/theme-common';
import { PluginHtmlClassNameProvider } from '@docusaurus/theme-common/internal';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type { Props } from '@theme/Layout';
import Navbar from '@theme/Navbar';
import type { ReactNode } from 'react';
import { contentId } from '../../site/site-frame/ui/ids';
import { usePlace } from '../../site/site-frame/ui/place';
import styles from './styles.module.css';

/**
 * The frame of every page: header, content, footer. The only context that pages need is the
 * plugin's class names on `<html>`: React doesn't manage the theme's color mode, announcement bar,
 * menu and preferred version here.
 */
export default function Layout({ children, title, description }: Props): ReactNode {
  // Documentation pages mark their article as the content, which comes after the table of contents.
  const isDocumentation = usePlace().version !== undefined;
  return (
    <PluginHtmlClassNameProvider>
      <PageMetadata title={title} description={description} />
      <Navbar />
      <div
        id={isDocumentation ? undefined : contentId}
        tabIndex={isDocumentation ? undefined : -1}
        className={styles.page}
      >
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          {children}
        </ErrorBoundary>
      </div>
      <Footer />
    </PluginHtmlClassNameProvider>
  );
}
