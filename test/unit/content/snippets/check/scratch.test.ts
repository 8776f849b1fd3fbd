import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { siteForAll } from './site';

jest.setTimeout(30_000);

describe('npm run snippets -- --scratch', () => {
  const site = siteForAll();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'experiments-'));
  const write = (name: string, text: string): string => {
    fs.writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('runs the parts of a Scala file, and writes nothing', async () => {
    const file = write('a.scala', 'val a = 1\na\n// ---\n\nodd\n');
    const { code, said } = await site.run('--scratch', file);
    expect(said.replace('Building the Scala program of the check …\n', '')).toBe(
      [
        `${file}:1: [run] val a = 1\n  printed\n  Succeeds: any\n`,
        `${file}:5: [run] odd\n  printed\n  Succeeds: any\n`,
        `${file}:4:1: warning: this is odd`,
      ].join('\n'),
    );
    expect(code).toBe(0);
    expect(site.lock(file)).toBeNull();
    expect(site.checkRequest()).toContain('"end":"any"');
    expect(site.checkRequest()).not.toContain('"fresh":true');
  });

  it('runs the fences of an MDX file with the libraries from `--library`', async () => {
    const file = write('b.mdx', 'Prose.\n\n```scala run=failure\nwrong\n```\n');
    const { code, said } = await site.run('--scratch', file, '--library', 'zio-json,cats-effect');
    expect(said).toContain(`${file}:4:1: error: Not found: wrong`);
    expect(code).toBe(1);
    expect(site.checkRequest()).toMatch(/zio-json_3-.*cats-effect_3-.*"end":"failure"/);
  });

  it('resolves the file from the folder where the command was called', async () => {
    write('c.scala', '1');
    process.env.INIT_CWD = folder;
    expect((await site.run('--scratch', 'c.scala')).code).toBe(0);
  });

  it('rejects missing, empty and other files, and libraries that are not available', async () => {
    await expect(site.run('--scratch')).rejects.toThrow('Name one file.');
    await expect(site.run('--scratch', 'none.scala')).rejects.toThrow('the file does not exist');
    await expect(site.run('--scratch', write('d.txt', '1'))).rejects.toThrow('use a Scala file');
    await expect(site.run('--scratch', write('e.scala', '\n'))).rejects.toThrow('no Scala code');
    const redis = site.run('--scratch', write('f.scala', '1'), '--library=zio-redis');
    await expect(redis).rejects.toThrow('The check cannot download dev.zio:zio-redis_3');
    const { code, said } = await site.run('--scratch', write('f.scala', '1'), '--library=zio-jsn');
    expect(said).toContain('did you mean "zio-json"');
    expect(code).toBe(1);
  });
});
