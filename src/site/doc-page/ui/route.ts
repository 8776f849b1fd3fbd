import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { plainRoute } from '../../page-addresses';

/** The address of the current page below the site's base, without a slash at its end. */
export function useRoute(): string {
  const { permalink } = useDoc().metadata;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return plainRoute(`/${permalink.slice(baseUrl.length)}`);
}
