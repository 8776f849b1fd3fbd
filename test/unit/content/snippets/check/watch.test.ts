import { watchPages } from '@site/src/content/snippets/check/watch';
import { siteForEach } from './site';

describe('watching pages', () => {
  const site = siteForEach();

  /** The pages of each report, until `isEnough` is true for their number. */
  async function watched(change: () => void, isEnough: (reports: number) => boolean) {
    const stop = new AbortController();
    const seen: (readonly string[])[] = [];
    const check = async (files: readonly string[]) => {
      seen.push(files);
      if (isEnough(seen.length)) stop.abort();
    };
    const watching = watchPages(site.dir, check, stop.signal);
    change();
    await watching;
    return seen;
  }

  it('reports pages that were changed, replaced or added, and no others', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1']);
    site.page('docs/b.mdx', ['', 'val b = 1']);
    const replace = () => {
      site.remove('docs/b.mdx');
      site.page('docs/b.mdx', ['', 'val b = 2']);
    };
    const seen = await watched(replace, (reports) => {
      if (reports === 1) site.page('docs/new.mdx', ['', 'val c = 1']);
      return reports === 2;
    });
    expect(seen).toEqual([['docs/b.mdx'], ['docs/new.mdx']]);
  });

  it('reports the pages that include shared code that has changed', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1']);
    site.write('docs/b.mdx', '```scala include=clock\n```\n');
    site.write('docs/_shared/clock.scala', 'val clock = 1\n');
    const replace = () => {
      site.remove('docs/_shared/clock.scala');
      site.write('docs/_shared/clock.scala', 'val clock = 2\n');
    };
    expect(await watched(replace, () => true)).toEqual([['docs/b.mdx']]);
  });

  it('reports the page whose claims have been added', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1']);
    site.page('docs/b.mdx', ['', 'val b = 1']);
    const add = () => site.write('snippets/claims/b.scala', 'test("one and one are two")\n');
    expect(await watched(add, () => true)).toEqual([['docs/b.mdx']]);
  });
});
