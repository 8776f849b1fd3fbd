import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { PageHead } from '../../doc-page/ui/PageHead';
import { plainRoute } from '../../page-addresses';
import { webPageData } from '../model/web-page';

interface Props {
  readonly title: string;
  readonly description: string;
  /** What the screen belongs to, in the reader's words; the documentation unless told. */
  readonly genre?: string | undefined;
}

/** What the head of a screen, which is no document, tells programs: a page of the site. */
export function ScreenHead({ title, description, genre = 'Documentation' }: Props): ReactNode {
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
