// cspell:ignore frist glosary
import { currentDocs } from '../../../../src/facts/inventory/pages-on-disk';
import { brokenAddresses } from '../../../../src/content/pending-links/model/addresses';
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

describe('checking links after a build', () => {
  const site = {
    addresses: new Set(['/', '/faq', '/reference', '/glossary']),
    hasFile: (address: string) => address === '/old',
    anchors: () => new Set(['first', 'second']),
  };
  const broken = (text: string, file = 'docs/faq.mdx'): string[] =>
    brokenAddresses({ file, text }, directory, site).map(
      ({ line, problem, remedy }) => `${line} ${problem}. ${remedy}`,
    );

  it('accepts links to pages, to files and to planned pages', () => {
    expect(
      broken('[a](/glossary) [b](/old) [c](/guides#x) [d](/reference/core/cause#x) [e](/)'),
    ).toEqual([]);
  });

  it('reports a link that does not lead to a page', () => {
    expect(broken('Text.\n\n[a](/glosary)')).toEqual([
      '3 the link /glosary does not lead to a page. did you mean /glossary? Otherwise link to the page by its file name, with .mdx at the end',
    ]);
  });

  it('reports an anchor that the page does not have', () => {
    expect(broken('[a](/glossary#first) [b](#second) [c](./reference/index.mdx#frist)')).toEqual([
      '1 the link ./reference/index.mdx#frist leads to an anchor that /reference does not have. ' +
        'did you mean first? Otherwise use the id of a heading on /reference',
    ]);
  });

  it('accepts any anchor in a partial, because the partial can be on any page', () => {
    expect(broken('[a](#anything)', 'docs/_partials/x.mdx')).toEqual([]);
  });
});
