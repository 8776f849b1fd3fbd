import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { zio } from '../../../facts/catalog/libraries/zio';
import { siteTitle, versions } from '../../../config/identity';
import { reportAddress } from '../model/report';

/**
 * The address of the form for problems with the current page. It names the release that the page is
 * checked against or, for versions that aren't checked, their label.
 */
export function useReport(): string {
  const { title, permalink } = useDoc().metadata;
  const { label } = useDocsVersion();
  const { siteConfig } = useDocusaurusContext();
  const checked = label === versions.current.label && zio.checked?.scala3;
  return reportAddress({
    title,
    page: `${siteConfig.url}${permalink}`,
    release: `${siteTitle} ${checked || label}`,
  });
}
