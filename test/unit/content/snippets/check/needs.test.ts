// cspell:ignore reddis
import { startCommands } from '@site/src/content/snippets/model/servers';
import { siteForEach } from './site';

jest.setTimeout(30_000);

describe('a block that needs a server', () => {
  const site = siteForEach();
  beforeEach(() => {
    site.page('docs/a.mdx', ['', 'val a = 1'], ['run needs=redis', 'set(a)'], ['run', 'a']);
  });

  it('is run with a server if `--needs` names the server', async () => {
    expect((await site.run('--needs', 'redis')).code).toBe(0);
    expect(site.checkRequest()).toMatch(/"servers":\[\{"name":"redis","command":"redis-server /);
    expect(JSON.parse(site.lock('docs/a.mdx') ?? '')).toMatchObject({
      blocks: [{}, { mode: 'run', output: 'printed' }, { mode: 'run' }],
    });
  });

  it('is only compiled without `--needs`, keeps its earlier result, and is listed', async () => {
    await site.run('--needs', 'redis');
    const proof = site.lock('docs/a.mdx');
    const { code, said } = await site.run('--check');
    expect(said).toMatch(/^Compiled but not run, .*\n {2}docs\/a.mdx:9: needs redis/m);
    expect(code).toBe(0);
    expect(site.checkRequest()).toContain('"servers":[]');
    expect(site.checkRequest()).toMatch(/"code":"set\(a\)"[^}]*"mode":"compile"/);
    await site.run('--all');
    expect(site.lock('docs/a.mdx')).toBe(proof);
    expect((await site.run()).said).toContain('0 pages checked');
  });

  it('has to run once before its lock is written', async () => {
    for (const words of [['--check'], []]) {
      const { code, said } = await site.run(...words);
      expect(code).toBe(1);
      expect(said).toContain(
        'docs/a.mdx:9:1: error: this version of the block has not been run yet, because it needs a server. ' +
          'Run: npm run snippets -- docs/a.mdx --needs redis',
      );
    }
    expect(site.lock('docs/a.mdx')).toBeNull();
  });
});

test('a server without a default command needs a command', () => {
  expect(startCommands(['kafka=start-kafka --wait']).get('kafka')).toBe('start-kafka --wait');
  expect(() => startCommands(['kafka'])).toThrow("write --needs 'kafka=COMMAND'");
  expect(() => startCommands(['reddis'])).toThrow('--needs reddis: the known servers are redis,');
});
