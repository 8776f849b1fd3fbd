import { repository } from '../../../config/identity';

interface PageReport {
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
export function reportAddress({ title, page, release }: PageReport): string {
  const fields = new URLSearchParams({
    template: 'page.yml',
    title: `Docs: ${title}`,
    page,
    release,
  });
  return `${repository.url}/issues/new?${fields.toString()}`;
}
