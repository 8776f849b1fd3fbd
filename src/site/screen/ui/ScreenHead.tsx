import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { PageHead } from '../../doc-page/ui/PageHead';
import { plainRoute } from '../../page-addresses';
import { webPageData } from '../model/web-page';

interface Props {
  readonly title: string;
  readonly description: string;
  /**
   * The part of the site that the screen belongs to, as readers know it; by default the
   * documentation.
   */
  readonly genre?: string | undefined;
}

/** The metadata of a screen, that is, of a page that isn't a document. */
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
