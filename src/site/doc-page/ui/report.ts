import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { zio } from '../../../facts/catalog/libraries/zio';
import { repository, siteTitle, versions } from '../../../config/identity';
import { reportAddress } from '../model/report';

/** The address of the form for problems with the current page. */
export function useReport(): string {
  const { title, permalink } = useDoc().metadata;
  const { label } = useDocsVersion();
  const { siteConfig } = useDocusaurusContext();
  return reportAddress({
    repository: repository.url,
    title,
    page: `${siteConfig.url}${permalink}`,
    release: `${siteTitle} ${releaseOf(label)}`,
  });
}

/**
 * The release that a version's pages are checked against; the label for versions that aren't
 * checked.
 */
function releaseOf(version: string): string {
  return (version === versions.current.label && zio.checked?.scala3) || version;
}
