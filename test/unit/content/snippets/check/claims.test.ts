import { siteForEach } from './site';

// Each run starts processes, which takes longer on a busy machine.
jest.setTimeout(30_000);

describe('the claims of a page', () => {
  const site = siteForEach();
  const file = 'snippets/claims/x/a.scala';
  const claims = (...tests: string[]) => site.write(file, tests.join('\n'));
  const lock = () => JSON.parse(site.lock('docs/x/a.mdx') ?? '{}') as { claims?: unknown };
  const fresh = () =>
    [...site.checkRequest().matchAll(/"mode":"claims"[^}]*"fresh":(true|false)/g)].map(
      ([, is]) => is,
    );
  beforeEach(() => site.page('docs/x/a.mdx', ['', 'val a = 1']));

  it('are run with the page, and their names are kept in its lock', async () => {
    claims('test("one and one are two")', 'test("two and two are four")');
    expect((await site.run()).code).toBe(0);
    expect(lock().claims).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]+$/),
      names: [
        { suites: [], name: 'one and one are two' },
        { suites: [], name: 'two and two are four' },
      ],
      uses: [],
    });
    expect((await site.run('--check')).code).toBe(0);
    expect((await site.run()).said).toContain('0 pages checked');
    expect((await site.run('--show', 'docs/x/a.mdx')).said).toContain(
      `${file}:1: [claims]\n  one and one are two\n  two and two are four`,
    );
  });

  it('are run again, and repeatedly, only if they are new or have changed', async () => {
    claims('test("one and one are two")');
    await site.run();
    expect(fresh()).toEqual(['true']);
    await site.run('--all');
    expect(fresh()).toEqual(['false']);
    claims('test("two and two are four")');
    expect((await site.run('--check')).code).toBe(1);
    await site.run(file);
    expect(fresh()).toEqual(['true']);
    site.remove(file);
    await site.run();
    expect(lock().claims).toBeUndefined();
  });

  it('can include shared code, and are run again when it changes', async () => {
    site.write('docs/_shared/sums.scala', 'val two = 1 + 1\nval four = two + two');
    claims('// include: sums', 'test("two and two are four")');
    expect((await site.run()).code).toBe(0);
    expect((await site.run()).said).toContain('0 pages checked');
    site.write('docs/_shared/sums.scala', 'val two = 2\nval four = 4');
    await site.run();
    expect(fresh()).toEqual(['true']);
    claims('// include: sums', 'test("two and two are five") failed');
    expect((await site.run()).said).toContain(`${file}:2:1: error: this claim does not hold`);
    claims('// include: sum', 'test("two and two are four")');
    expect((await site.run()).said).toContain(
      `${file}:1:1: error: docs/_shared/sum.scala contains no code: write some, or fix the name`,
    );
  });

  it('can belong to a page without Scala blocks', async () => {
    site.write('docs/x/a.mdx', 'Prose.');
    claims('test("one and one are two")');
    expect((await site.run()).code).toBe(0);
    expect(lock()).toMatchObject({ blocks: [], claims: { names: [{}] } });
    expect((await site.run('--check')).code).toBe(0);
  });

  it('that do not hold are reported with their page, line, name, and what was found', async () => {
    claims('', 'test("one and one are three") failed');
    const { code, said } = await site.run();
    expect(said).toContain(
      `${file}:2:1: error: this claim does not hold: one and one are three\n1 was not equal to 2\n` +
        'If it no longer holds, rewrite the sentences of docs/x/a.mdx that rely on it.',
    );
    expect(code).toBe(1);
    expect(site.lock('docs/x/a.mdx')).toBeNull();
  });

  it.each([
    ['test("one and one are two") ignored', ':1:1: error: this claim was not run: one and one'],
    ['test("one and one are two") retried', ':1:1: error: this claim held only when it was tried'],
    ['test("one two")', ':1:1: error: “one two” is not a sentence'],
    ['test("one and two")\ntest("one and two")', ':2:1: error: another claim has the same name'],
    ['// nothing', ':1:1: error: this file has no claim'],
    ['// needs: oracle\ntest("one and two")', ':1:1: error: `needs` takes one of redis'],
    ['wrong', ':1:1: error: Not found: wrong'],
  ])('are refused: %s', async (text, message) => {
    claims(text);
    const { code, said } = await site.run();
    expect(said).toContain(file + message);
    expect(code).toBe(1);
  });

  it('need a page', async () => {
    site.write('snippets/claims/y.scala', 'test("one and one are two")');
    expect((await site.run()).said).toContain(
      'snippets/claims/y.scala:1:1: error: these claims belong to docs/y.mdx, which does not exist',
    );
  });

  it('of a page that is only parsed are refused', async () => {
    site.write('docs/x/a.mdx', '---\ntitle: R\nlibrary: zio-redis\n---\n');
    claims('test("one and one are two")');
    const { code, said } = await site.run();
    expect(said).toContain(
      `${file}:1:1: error: docs/x/a.mdx is only parsed, because dev.zio:zio-redis`,
    );
    expect(code).toBe(1);
  });

  it('that need a server keep their last results without it', async () => {
    claims('// needs: redis', 'test("one and one are two")');
    const { code, said } = await site.run();
    expect(said).toContain(`${file}:1:1: error: this version of the block has not been run yet`);
    expect(code).toBe(1);
    await site.run('--needs', 'redis');
    const before = site.lock('docs/x/a.mdx');
    const again = await site.run('--check');
    expect(again.said).toContain(`${file}:1: needs redis`);
    expect(again.code).toBe(0);
    expect(site.lock('docs/x/a.mdx')).toBe(before);
  });

  it('of a library that was built from sources are kept without the sources', async () => {
    site.write('classes/A.class', '');
    site.write('docs/x/a.mdx', '---\ntitle: R\nlibrary: zio-redis\n---\n');
    claims('test("one and one are two")');
    const built = ['--with', `zio-redis=${site.dir}/classes`];
    expect((await site.run(...built)).code).toBe(0);
    expect((await site.run('--check')).code).toBe(0);
    claims('test("two and two are four")');
    const { code, said } = await site.run('--check');
    expect(said).toContain(
      `${file}:1:1: error: these claims of docs/x/a.mdx are new, or have changed`,
    );
    expect(code).toBe(1);
  });

  it('run as experiments too', async () => {
    site.write(
      'try.scala',
      'object A extends ZIOSpecDefault\ntest("one and one are three") failed',
    );
    const { code, said } = await site.run('--scratch', `${site.dir}/try.scala`);
    expect(said).toContain('this claim does not hold: one and one are three');
    expect(code).toBe(1);
  });
});
