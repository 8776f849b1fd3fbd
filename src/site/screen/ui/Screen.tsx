import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageHead } from '../../doc-page/ui/PageHead';
import { PageTitle } from '../../doc-page/ui/PageTitle';
import { plainRoute } from '../../page-addresses';
import { webPageData } from '../model/web-page';
import styles from './Screen.module.css';

interface Facts {
  readonly title: string;
  readonly description: string;
  /** The part of the site that the screen belongs to, as readers know it. */
  readonly genre?: string | undefined;
}

/** The metadata of a screen, that is, of a page that isn't a document. */
export function ScreenHead({ title, description, genre = 'Documentation' }: Facts): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  return (
    <PageHead
      route={plainRoute(`/${pathname.slice(baseUrl.length)}`)}
      title={title}
      type="website"
      record={(facts) => webPageData({ ...facts, title, description, genre })}
    />
  );
}

interface Props extends Facts {
  /** The text below the title; by default the description. */
  readonly lead?: string;
  /** A class of the main element, in addition to that of all screens. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page that isn't a document: the site's frame, the metadata, and the main element. */
export function Screen({ className, lead, children, ...facts }: Props): ReactNode {
  const { title, description } = facts;
  return (
    <Layout title={title} description={description}>
      <ScreenHead {...facts} />
      <main className={clsx(styles.screen, className)}>
        <PageTitle title={title} description={lead ?? description} />
        {children}
      </main>
    </Layout>
  );
}
