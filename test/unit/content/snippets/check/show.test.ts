import { siteForAll } from './site';

jest.setTimeout(30_000);

describe('npm run snippets -- --show', () => {
  const site = siteForAll();
  beforeAll(async () => {
    site.page('docs/a.mdx', ['', 'val a = 1'], ['run', '\nval b = 2\na + b'], ['fail', 'val c']);
    await site.run();
  });

  it('prints the results in the lock for each block, without starting a process', async () => {
    const before = site.requests().length;
    const { code, said } = await site.run('--show', 'docs/a.mdx');
    expect(said).toBe(
      [
        'docs/a.mdx:6: [compile] val a = 1',
        'docs/a.mdx:11: [run] val b = 2\n  printed\n  Succeeds',
        'docs/a.mdx:16: [fail] val c',
      ].join('\n\n'),
    );
    expect(code).toBe(0);
    expect(site.requests()).toHaveLength(before);
  });

  it('prints the block at a line, including the line of its fence', async () => {
    const block = 'docs/a.mdx:11: [run] val b = 2\n  printed\n  Succeeds';
    expect((await site.run('--show', 'a:9')).said).toBe(block);
    expect((await site.run('--show', 'docs/a.mdx:13')).said).toBe(block);
    await expect(site.run('--show', 'docs/a.mdx:8')).rejects.toThrow(
      'docs/a.mdx has no Scala block at line 8; its blocks are at 5–7, 9–13, 15–17',
    );
  });

  it('marks a block that was not checked after a change', async () => {
    site.page('docs/b.mdx', ['run', 'b']);
    expect((await site.run('--show', 'docs/b.mdx')).said).toBe(
      'docs/b.mdx:6: [run] b\n  This version of the block has not been checked yet.',
    );
  });

  it('requires a page', () =>
    expect(site.run('--show')).rejects.toThrow('Name a page: npm run snippets -- --show PATH'));
});
