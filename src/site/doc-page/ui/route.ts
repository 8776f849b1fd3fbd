import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { plainRoute } from '../../page-addresses';

/** The current page's address relative to the base URL, without a trailing slash. */
export function useRoute(): string {
  const { permalink } = useDoc().metadata;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return plainRoute(`/${permalink.slice(baseUrl.length)}`);
}
