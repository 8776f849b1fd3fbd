import { currentDocs } from '../../../../src/facts/inventory/pages-on-disk';
import { pendingPages, summary } from '../../../../src/content/pending-links/model/report';
import {
  pageTarget,
  pendingPage,
  type PageTarget,
} from '../../../../src/content/pending-links/model/target';

const written = ['docs/faq', 'docs/reference/index', 'versioned_docs/version-1.x/index'];
const directory = {
  isWritten: ({ docs, ids }: PageTarget) =>
    ids.some((id) => written.includes(`${docs.folder}/${id}`)),
  isPlanned: (id: string) =>
    ['faq', 'reference/index', 'reference/core/cause', 'guides/index'].includes(id),
};
function state(url: string, file = 'docs/reference/index.mdx'): string {
  const target = pageTarget(url, file);
  if (target === null) return 'other';
  if (pendingPage(url, file, directory) !== undefined) return 'pending';
  return directory.isWritten(target) ? 'written' : 'unknown';
}

it('finds a page by its file path relative to the linking page', () => {
  expect(pageTarget('./core/cause.mdx#x', 'docs/reference/index.mdx')).toEqual({
    docs: currentDocs,
    ids: ['reference/core/cause'],
  });
  expect(state('../faq.mdx')).toBe('written');
  expect(state('./core/cause.mdx?a=b#x')).toBe('pending');
  expect(state('./core/causes.mdx')).toBe('unknown');
});

it('finds a page by its address from any file', () => {
  expect(state('/faq', 'src/pages/x.mdx')).toBe('written');
  expect(state('/reference', 'docs/_partials/x.mdx')).toBe('written');
  expect(state('/guides#x', 'versioned_docs/version-1.x/index.mdx')).toBe('pending');
  expect(state('/1.x')).toBe('written');
});

it('does not treat missing pages of the archive as planned', () => {
  expect(state('./has.mdx', 'versioned_docs/version-1.x/index.mdx')).toBe('unknown');
  expect(state('/1.x/guides')).toBe('unknown');
});

it.each(['https://zio.dev/faq', '#here', 'mailto:a@b.org', '/img/tree.svg', './data.json'])(
  'ignores %s',
  (url) => {
    expect(state(url)).toBe('other');
  },
);

it('counts links to planned pages, with the most linked page first', () => {
  const pages = pendingPages(
    [
      {
        file: 'docs/faq.mdx',
        text: '[guides](./guides/index.mdx)\n\n[a cause](/reference/core/cause)',
      },
      { file: 'docs/reference/index.mdx', text: '[causes](./core/cause.mdx)' },
    ],
    directory,
  );
  expect(pages).toEqual([
    { id: 'reference/core/cause', from: ['docs/faq.mdx:3', 'docs/reference/index.mdx:1'] },
    { id: 'guides/index', from: ['docs/faq.mdx:1'] },
  ]);
  expect(summary(pages)).toBe('3 links lead to 2 pages not written yet.');
  expect(summary([])).toBe('Every link leads to a page that exists.');
});
