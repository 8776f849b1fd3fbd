import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

/**
 * What the head of every page holds unless the page says otherwise. Stands in for Docusaurus's component of the same
 * name (`src/plugins/page-frame`), which names the site as the title while the application takes over a page: on
 * a slow machine a frame is drawn before the page's own title comes again.
 */
export default function SiteMetadataDefaults(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { favicon = '', title, noIndex } = siteConfig;
  const locale = i18n.localeConfigs[i18n.currentLocale];
  const isTakingOver = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const icon = useBaseUrl(favicon);
  return (
    <Head>
      <html lang={locale?.htmlLang ?? 'en'} dir={locale?.direction ?? 'ltr'} />
      {!isTakingOver && <title>{title}</title>}
      <meta property="og:title" content={title} />
      <meta name="viewport" content="width=device-width, initial-scale=1.0" />
      {noIndex && <meta name="robots" content="noindex, nofollow" />}
      {favicon && <link rel="icon" href={icon} />}
    </Head>
  );
}
