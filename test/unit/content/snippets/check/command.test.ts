// cspell:ignore chek efect
import { siteForEach } from './site';

// Each run starts processes, which takes longer on a busy machine.
jest.setTimeout(30_000);

describe('npm run snippets', () => {
  const site = siteForEach();

  it('writes a lock for each page with Scala code', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1'], ['run', 'a']);
    site.page('docs/_partials/b.mdx', ['', 'val b = 1']);
    site.page('src/pages/_program.mdx', ['run', 'c']);
    site.write('docs/prose.mdx', 'Nothing to compile.');
    const { code, said } = await site.run();
    expect(said).toMatch(/3 pages checked in [\d.]+ s, 3 lock files changed, 0 failed/);
    expect(code).toBe(0);
    expect(JSON.parse(site.lock('docs/a.mdx') ?? '')).toMatchObject({
      page: 'docs/a.mdx',
      checkedAgainst: { scala: '3.3.8', scala2: null, absent: [] },
      blocks: [{ output: null }, { output: 'printed', end: { kind: 'value', text: null } }],
    });
    expect(site.lock('docs/prose.mdx')).toBeNull();
  });

  it('checks only pages that have changed', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1']);
    site.page('docs/b.mdx', ['', 'val b = 1']);
    await site.run();
    expect((await site.run()).said).toContain('0 pages checked');
    site.page('docs/b.mdx', ['', 'val b = 2']);
    expect((await site.run()).said).toContain('1 page checked');
    expect((await site.run('--all')).said).toMatch(/2 pages checked .* 0 lock files changed/);
  });

  it('requests repeated runs only for new and changed blocks', async () => {
    const fresh = () => {
      const found = site.checkRequest().matchAll(/"fresh":(true|false)/g);
      return [...found].map(([, value]) => value === 'true');
    };
    site.page('docs/a.mdx', ['', 'val a = 1'], ['run', 'a']);
    await site.run();
    expect(fresh()).toEqual([true, true]);
    site.page('docs/a.mdx', ['', 'val a = 1'], ['run', 'b'], ['run', 'a']);
    await site.run();
    expect(fresh()).toEqual([false, true, false]);
    await site.run('--all');
    expect(fresh()).toEqual([false, false, false]);
  });

  it('does not check a page again if only its prose has changed', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1']);
    await site.run();
    site.write('docs/a.mdx', 'More prose.\n\nAnd more.\n\n```scala\nval a = 1\n```\n');
    expect((await site.run()).said).toContain('0 pages checked');
  });

  it('checks the pages that are given by file, folder or id', async () => {
    site.page('docs/x/a.mdx', ['', 'val a = 1']);
    site.page('docs/x/b.mdx', ['', 'val b = 1']);
    site.page('docs/y.mdx', ['', 'val y = 1']);
    expect((await site.run('docs/x')).said).toContain('2 pages checked');
    expect((await site.run('y')).said).toContain('1 page checked');
    await expect(site.run('docs/z.mdx')).rejects.toThrow('docs/z.mdx is not a page');
  });

  it('shows errors of all pages in the format of a compiler, and writes the locks of the other pages', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1'], ['', 'wrong']);
    site.page('docs/b.mdx', ['', 'wrong again']);
    site.page('docs/c.mdx', ['', 'val c = 1']);
    const { code, said } = await site.run();
    expect(said).toContain('docs/a.mdx:10:1: error: Not found: wrong\n10 | wrong\n   | ^^^');
    expect(said).toContain('docs/b.mdx:6:1: error: Not found: wrong');
    expect(said).toContain('2 failed');
    expect(code).toBe(1);
    expect(site.lock('docs/a.mdx')).toBeNull();
    expect(site.lock('docs/c.mdx')).not.toBeNull();
  });

  it('shows warnings, but accepts the page', async () => {
    site.page('docs/a.mdx', ['', 'odd']);
    const { code, said } = await site.run();
    expect(said).toContain('docs/a.mdx:6:1: warning: this is odd');
    expect(code).toBe(0);
  });

  it('rejects deprecated API unless the fence says `deprecated`', async () => {
    site.page('docs/a.mdx', ['', 'old']);
    const { code, said } = await site.run();
    expect(said).toContain('docs/a.mdx:6:1: error: method old is deprecated');
    expect(said).toContain('add `deprecated` to the fence');
    expect(code).toBe(1);
    site.page('docs/a.mdx', ['deprecated', 'old']);
    expect((await site.run()).code).toBe(0);
    site.page('docs/a.mdx', ['deprecated', 'val new = 1']);
    expect((await site.run()).said).toContain('does not use a deprecated name: remove the word');
  });

  it('rejects a `values` block without values', async () => {
    site.page('docs/a.mdx', ['values', 'import zio.*']);
    const { code, said } = await site.run();
    expect(said).toContain('docs/a.mdx:5:1: error: No statement in this block has a value to show');
    expect(code).toBe(1);
  });

  it('reports the position of an unknown fence word, library or dependency', async () => {
    site.page('docs/a.mdx', ['vales', '1']);
    site.write('docs/b.mdx', '---\ntitle: B\nlibrary: zoi\n---\n\n```scala\n1\n```\n');
    site.write(
      'docs/c.mdx',
      '---\ntitle: C\ndependencies: [cats-efect]\n---\n\n```scala\n1\n```\n',
    );
    const { said } = await site.run();
    expect(said).toContain('docs/a.mdx:5:1: error: `vales` is not allowed');
    expect(said).toMatch(/docs\/b.mdx:3:1: error: unknown library "zoi"/);
    expect(said).toMatch(/docs\/c.mdx:3:1: error: unknown dependency "cats-efect".*cats-effect/);
  });

  it('only parses pages of the 1.x archive, and records their release', async () => {
    site.page('versioned_docs/version-1.x/a.mdx', ['', 'val a = 1']);
    await site.run();
    expect(JSON.parse(site.lock('versioned_docs/version-1.x/a.mdx') ?? '')).toMatchObject({
      checkedAgainst: { artifacts: [], absent: [expect.stringMatching(/^dev\.zio:zio_2\.13:1\./)] },
      blocks: [{ mode: 'parsed', status: 'parsed' }],
    });
  });

  it('removes the locks of pages that were deleted or have no code any more', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1']);
    site.page('docs/b.mdx', ['', 'val b = 1']);
    await site.run();
    site.remove('docs/a.mdx');
    site.write('docs/b.mdx', 'Prose.');
    await site.run();
    expect([site.lock('docs/a.mdx'), site.lock('docs/b.mdx')]).toEqual([null, null]);
  });

  it('keeps the output of an unstable block until the block changes', async () => {
    site.page('docs/a.mdx', ['run unstable', 'random']);
    await site.run();
    const first = site.lock('docs/a.mdx');
    await site.run('--all');
    expect(site.lock('docs/a.mdx')).toBe(first);
    expect((await site.run('--check')).code).toBe(0);
    site.page('docs/a.mdx', ['run unstable', 'random // other']);
    await site.run();
    expect(site.lock('docs/a.mdx')).not.toBe(first);
  });

  it('uses one server for all commands, and a new one after a change of the program', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1']);
    const builds = () => site.requests().filter((line) => line === 'mvn process-classes').length;
    await site.run();
    await Promise.all([site.run('--all'), site.run('--all'), site.run('--all')]);
    expect(builds()).toBe(1);
    site.write('snippets/src/main/Main.scala', 'object Main2');
    await site.run('--all');
    expect(builds()).toBe(2);
    expect(site.requests()).toContain('{"op":"shutdown"}');
    expect((await site.run('--stop')).said).toBe('The server has been stopped.');
    expect((await site.run('--stop')).said).toBe('No server was running.');
  });

  it('checks every page again after a change of the program, until all have passed', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1']);
    site.page('docs/b.mdx', ['', 'val b = 1']);
    await site.run();
    site.write('snippets/src/main/Main.scala', 'object Main2');
    expect((await site.run('docs/a.mdx')).said).toContain('1 page checked');
    site.page('docs/b.mdx', ['', 'wrong']);
    expect((await site.run()).said).toMatch(/2 pages checked .* 1 failed/);
    site.page('docs/b.mdx', ['', 'val b = 1']);
    expect((await site.run()).said).toContain('2 pages checked');
    expect((await site.run()).said).toContain('0 pages checked');
  });

  it('resolves all class paths in one run of Maven, and caches them', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1']);
    site.write('docs/b.mdx', '---\ndependencies: [cats-effect]\n---\n\n```scala\n1\n```\n');
    await site.run();
    await site.run('--all');
    const resolutions = site.requests().filter((line) => line.includes('build-classpath'));
    expect(resolutions).toHaveLength(1);
  });

  it('reports that the program exited if a second attempt fails too', async () => {
    site.page('docs/a.mdx', ['', 'crash']);
    await expect(site.run()).rejects.toThrow('exited before it sent a result');
  });

  it('shows the error from Maven if the program does not compile', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1']);
    site.write('snippets/src/main/Main.scala', 'broken');
    await expect(site.run()).rejects.toThrow(
      'The Scala program does not compile:\nMain.scala:1: it is broken',
    );
  });

  it.each([
    ['mvn', 'Maven is not installed'],
    ['java', 'Java is not installed'],
  ])('says what to install if %s is missing', async (command, message) => {
    site.page('docs/a.mdx', ['', 'val a = 1']);
    site.remove(`bin/${command}`);
    process.env.PATH = `${site.dir}/bin`;
    await expect(site.run()).rejects.toThrow(message);
  });

  it('rejects an unknown option', async () => {
    await expect(site.run('--chek')).rejects.toThrow('There is no option --chek');
  });
});

describe('npm run snippets -- --check', () => {
  const site = siteForEach();
  beforeEach(async () => {
    site.page('docs/a.mdx', ['', 'val a = 1'], ['run', 'a']);
    await site.run();
  });

  it('succeeds if the locks match, and checks from a clean start', async () => {
    const before = site.requests().length;
    expect(await site.run('--check')).toMatchObject({ code: 0 });
    expect(site.requests().slice(before)).toEqual([
      expect.stringContaining('build-classpath'),
      expect.stringContaining('"op":"check"'),
    ]);
  });

  it('requires isolation in CI', async () => {
    process.env.CI = 'true';
    await site.run('--check');
    expect(site.requests().at(-1)).toContain('"isolation":"require"');
  });

  it('fails for a page that was never checked, and does not write its lock', async () => {
    site.page('docs/b.mdx', ['', 'val b = 1']);
    const { code, said } = await site.run('--check');
    expect(code).toBe(1);
    expect(said).toContain('docs/b.mdx:1:1: error: the page has no lock file');
    expect(site.lock('docs/b.mdx')).toBeNull();
  });

  it('fails and shows the difference if a lock does not match', async () => {
    const lock = site.lock('docs/a.mdx') ?? '';
    site.write('snippets/lock/docs/a.mdx.json', lock.replace('"printed"', '"typed by hand"'));
    const { code, said } = await site.run('--check');
    expect(code).toBe(1);
    expect(said).toContain(
      'docs/a.mdx:9:1: error: the lock file differs in: its output\n  - typed by hand\n  + printed',
    );
  });

  it('runs a page once more, with more time, before it fails at its time limit', async () => {
    site.page('docs/a.mdx', ['', 'val a = 1'], ['run', 'slow']);
    await site.run();
    const { code, said } = await site.run('--check');
    expect(said).toContain('so they run again: docs/a.mdx');
    expect(said).not.toContain('error');
    expect(code).toBe(0);
  });

  it('fails for a lock that was reformatted', async () => {
    const lock = JSON.stringify(JSON.parse(site.lock('docs/a.mdx') ?? ''));
    site.write('snippets/lock/docs/a.mdx.json', lock);
    expect((await site.run('--check')).said).toContain(
      'the lock file is not formatted as this version of the check does: run `npm run snippets`',
    );
  });

  it('says that a lock is malformed, instead of missing', async () => {
    site.write('snippets/lock/docs/a.mdx.json', '{ "format": 1, ');
    expect((await site.run('--check')).said).toContain(
      'snippets/lock/docs/a.mdx.json:1:1: error: this is not a lock file of this version of the check: run `npm run snippets -- docs/a.mdx`',
    );
  });

  it('adds a hash to a lock of an older version, and runs nothing', async () => {
    const lock = site.lock('docs/a.mdx') ?? '';
    site.write('snippets/lock/docs/a.mdx.json', lock.replace(/ {2}"hash": .*\n/, ''));
    expect((await site.run()).said).toMatch(/^1 older lock file got a hash\.\n0 pages checked/);
    expect(site.lock('docs/a.mdx')).toBe(lock);
  });

  it('fails if another version of the program wrote the locks', async () => {
    site.write('snippets/src/main/Main.scala', 'object Main2');
    const { code, said } = await site.run('--check');
    expect(code).toBe(1);
    expect(said).toContain(
      'snippets/program.json:1:1: error: the lock files were written by another version',
    );
    expect((await site.run('--check', 'docs/a.mdx')).code).toBe(0);
  });

  it('fails for a lock without a page', async () => {
    site.remove('docs/a.mdx');
    const { code, said } = await site.run('--check');
    expect(code).toBe(1);
    expect(said).toContain('snippets/lock/docs/a.mdx.json:1:1: error: no page with Scala code');
    expect(site.lock('docs/a.mdx')).not.toBeNull();
  });
});
