// cspell:ignore redish
import path from 'node:path';
import { siteForEach } from './site';

jest.setTimeout(30_000);

describe('npm run snippets -- --with LIBRARY=CLASSPATH', () => {
  const site = siteForEach();
  const redis = () => `zio-redis=${path.join(site.dir, 'classes')}`;
  const page = (code: string, more = '') =>
    site.write(
      'docs/r.mdx',
      `---\ntitle: R\nlibrary: zio-redis\n---\n\n\`\`\`scala run\n${code}\n\`\`\`\n${more}`,
    );
  const lock = () => JSON.parse(site.lock('docs/r.mdx') ?? '') as Record<string, unknown>;
  beforeEach(() => {
    site.write('classes/A.class', 'old');
    page('set("a")');
  });

  it('compiles and runs the pages of the library, and records the sources in their locks', async () => {
    expect((await site.run('--with', redis())).code).toBe(0);
    expect(site.checkRequest()).toContain(`${path.join(site.dir, 'classes')}"`);
    expect(lock()).toMatchObject({
      checkedAgainst: {
        artifacts: expect.arrayContaining([expect.stringMatching(/^dev\.zio:zio-redis_3:\d/)]),
        absent: [],
        sources: {
          libraries: ['zio-redis'],
          artifacts: expect.arrayContaining([expect.stringMatching(/^dev\.zio:zio-redis_3:\d/)]),
          date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      },
      blocks: [{ mode: 'run', status: 'compiled', output: 'printed' }],
    });
  });

  it('keeps the date until something else changes', async () => {
    await site.run('--with', redis());
    site.editLock('docs/r.mdx', /"date": "[^"]*"/g, '"date": "2024-01-01"');
    expect((await site.run('--with', redis())).said).toContain('0 pages checked');
    expect((await site.run('--with', redis(), '--all')).said).toContain('0 lock files changed');
    expect((await site.run('--with', redis(), '--check')).code).toBe(0);
    page('set("b")');
    await site.run('--with', redis());
    expect(site.lock('docs/r.mdx')).not.toContain('2024-01-01');
  });

  it('checks only hashes and syntax without the class path, and lists those pages', async () => {
    page('set("a")', '\n```scala api\nzio.redis.Redis\n```\n');
    await site.run('--with', redis());
    const proof = site.lock('docs/r.mdx');
    const { code, said } = await site.run('--check');
    expect(said).toMatch(
      /^Not compiled or run, .*\n {2}docs\/r.mdx: sources of dev.zio:zio-redis_3/m,
    );
    expect(code).toBe(0);
    expect(site.checkRequest()).toContain('"mode":"parsed"');
    expect(site.checkRequest()).not.toContain('"mode":"api"');
    expect((await site.run()).said).toContain('0 pages checked');
    await site.run('--all');
    expect(site.lock('docs/r.mdx')).toBe(proof);
  });

  it('requires the class path again after a block has changed', async () => {
    await site.run('--with', redis());
    page('set("b")');
    for (const words of [['--check'], []]) {
      const { code, said } = await site.run(...words);
      expect(code).toBe(1);
      expect(said).toContain(
        'docs/r.mdx:6:1: error: this Scala block is new, or has changed since the last check. ' +
          'Run: npm run snippets -- docs/r.mdx --with zio-redis=CLASSPATH',
      );
    }
    expect(lock()).toMatchObject({ checkedAgainst: { absent: [] } });
  });

  it('rejects results of another release', async () => {
    await site.run('--with', redis());
    site.editLock('docs/r.mdx', /zio-redis_3:[\d.]+/g, 'zio-redis_3:0.0.1');
    expect((await site.run('--check')).said).toContain('the catalog names another release');
  });

  it('uses a new class path if classes change, even if their names stay the same', async () => {
    const classPath = () => /"classPath":\[([^\]]*)\]/.exec(site.checkRequest())?.[1];
    await site.run('--with', redis(), '--all');
    const before = classPath();
    site.write('classes/A.class', 'newer');
    await site.run('--with', redis(), '--all');
    expect(classPath()).not.toBe(before);
  });

  it('accepts a folder of jars, also with `--scratch`', async () => {
    site.write('lib/redis.jar', '');
    site.write('try.scala', '1');
    const jars = `zio-redis=${path.join(site.dir, 'lib', '*')}`;
    const file = path.join(site.dir, 'try.scala');
    expect((await site.run('--scratch', file, '--library=zio-redis', '--with', jars)).code).toBe(0);
    expect(site.checkRequest()).toContain('lib/redis.jar"');
  });

  it('also accepts a module whose release is missing, next to the releases of its library', async () => {
    const kit = `zio-http=${path.join(site.dir, 'classes')}`;
    const library = 'library: zio-http\ndependencies: [zio-http-testkit]';
    site.write('docs/r.mdx', `---\ntitle: R\n${library}\n---\n\n\`\`\`scala\nval a = 1\n\`\`\`\n`);
    expect((await site.run('--with', kit)).code).toBe(0);
    expect(lock()).toMatchObject({
      checkedAgainst: {
        artifacts: expect.arrayContaining([expect.stringMatching(/^dev\.zio:zio-http_3:\d/)]),
        sources: {
          libraries: ['zio-http'],
          artifacts: [expect.stringMatching(/^dev\.zio:zio-http-testkit_3:\d/)],
        },
      },
    });
  });

  it.each([
    ['zio-redis', 'write --with LIBRARY=CLASSPATH'],
    ['zio-redish=.', 'unknown library "zio-redish"; did you mean "zio-redis"'],
    ['zio-query=.', 'the check downloads zio-query'],
    ['zio-redis=/none', '/none does not exist'],
  ])('explains what is wrong with --with %s', async (given, message) =>
    expect(site.run('--with', given)).rejects.toThrow(message),
  );
});
