import { watchPages } from '@site/src/content/snippets/check/watch';
import { TestSite } from './site';

describe('watching pages', () => {
  let site: TestSite;
  beforeEach(() => {
    site = new TestSite();
  });
  afterEach(() => site.close());

  it('reports pages that were changed, replaced or added, and no others', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1']);
    site.page('docs/b.mdx', ['', 'val b = 1']);
    const stop = new AbortController();
    const seen: (readonly string[])[] = [];
    const watching = watchPages(
      site.dir,
      async (files) => {
        seen.push(files);
        if (seen.length === 1) site.page('docs/new.mdx', ['', 'val c = 1']);
        else stop.abort();
      },
      stop.signal,
    );
    site.remove('docs/b.mdx');
    site.page('docs/b.mdx', ['', 'val b = 2']);
    await watching;
    expect(seen).toEqual([['docs/b.mdx'], ['docs/new.mdx']]);
  });

  it('reports the pages that include shared code that has changed', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1']);
    site.write('docs/b.mdx', '```scala include=clock\n```\n');
    site.write('docs/_shared/clock.scala', 'val clock = 1\n');
    const stop = new AbortController();
    const seen: (readonly string[])[] = [];
    const watching = watchPages(
      site.dir,
      async (files) => {
        seen.push(files);
        stop.abort();
      },
      stop.signal,
    );
    site.remove('docs/_shared/clock.scala');
    site.write('docs/_shared/clock.scala', 'val clock = 2\n');
    await watching;
    expect(seen).toEqual([['docs/b.mdx']]);
  });
});
