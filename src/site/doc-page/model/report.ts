/** Pre-fills the form for reporting a problem with a page. */
export interface PageReport {
  /** The repository's web address, without a trailing slash. */
  readonly repository: string;
  readonly title: string;
  /** The page's full address. */
  readonly page: string;
  /** The release that the page documents. */
  readonly release: string;
}

/**
 * The address of the repository's pre-filled form for problems with a page. The field names come
 * from `.github/ISSUE_TEMPLATE/page.yml`.
 */
export function reportAddress({ repository, title, page, release }: PageReport): string {
  const fields = new URLSearchParams({
    template: 'page.yml',
    title: `Docs: ${title}`,
    page,
    release,
  });
  return `${repository}/issues/new?${fields.toString()}`;
}
