/** What the form for a problem with a page is filled with. */
export interface PageReport {
  /** The repository's web address, without a slash at the end. */
  readonly repository: string;
  readonly title: string;
  /** The page's full address. */
  readonly page: string;
  /** The release that the page documents. */
  readonly release: string;
}

/**
 * The address of the repository's form for problems with a page, filled in. Field names are those
 * of `.github/ISSUE_TEMPLATE/page.yml`.
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
