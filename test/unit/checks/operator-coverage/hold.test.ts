import fs from 'node:fs';
import path from 'node:path';
import { membersOfRelease } from '@site/src/checks/operator-coverage/hold';
import { membersFileOf, readMembers } from '@site/src/content/snippets/members-files';
import { coveredTypes } from '@site/src/checks/operator-coverage/types';
import { siteForEach } from '../../content/snippets/check/site';

// Each run starts processes, which takes longer on a busy machine.
jest.setTimeout(30_000);

describe('the members files', () => {
  const site = siteForEach(membersOfRelease);
  beforeEach(() => site.page('docs/a.mdx', ['', 'val a = 1']));

  const asked = () => site.requests().filter((line) => line.includes('"op":"members"')).length;
  const exit = membersFileOf('zio.Exit');
  // Types of a library share a class path, unless they come from an additional artifact.
  const classPaths = new Set(
    coveredTypes.map(({ library, dependencies = [] }) => [library, ...dependencies].join()),
  ).size;

  it('are written once per release, by a run over any page, with one request per class path', async () => {
    const { said } = await site.run('docs/a.mdx');
    expect(said).toContain(`${coveredTypes.length} files of members changed`);
    expect(asked()).toBe(classPaths);
    expect(readMembers(site.dir, 'zio.concurrent.MVar').artifacts).toContainEqual(
      expect.stringMatching(/^dev\.zio:zio-concurrent_3:2\./),
    );
    expect(readMembers(site.dir, 'zio.Exit')).toMatchObject({
      type: 'zio.Exit',
      artifacts: expect.arrayContaining([expect.stringMatching(/^dev\.zio:zio_3:2\./)]),
      members: [
        { symbol: 'zio.Exit#run', kind: 'def' },
        { symbol: 'zio.Exit.make', kind: 'def' },
      ],
    });
    expect((await site.run()).said).not.toContain('files of members');
    expect(asked()).toBe(classPaths);
  });

  it('also contain the members of related types', async () => {
    await site.run();
    const symbols = readMembers(site.dir, 'zio.Fiber').members.map(({ symbol }) => symbol);
    expect(symbols).toContain('zio.Fiber.Runtime#run');
  });

  it('are compared with the release by a full --check', async () => {
    await site.run();
    expect((await site.run('--check')).code).toBe(0);
    const compared = asked();
    expect((await site.run('--check', 'docs/a.mdx')).code).toBe(0);
    expect(asked()).toBe(compared);
    const text = fs.readFileSync(path.join(site.dir, exit), 'utf8');
    site.write(exit, text.replace('zio.Exit#run', 'zio.Exit#walk'));
    const { code, said } = await site.run('--check');
    expect(code).toBe(1);
    expect(said).toContain(
      `${exit}:1:1: error: the members in this file differ from those in the release`,
    );
  });

  it('are written again after a change of the release', async () => {
    await site.run();
    const text = fs.readFileSync(path.join(site.dir, exit), 'utf8');
    site.write(exit, text.replace(/zio_3:[\d.]+/, 'zio_3:2.0.0'));
    expect((await site.run()).said).toContain('1 file of members changed');
    expect(fs.readFileSync(path.join(site.dir, exit), 'utf8')).toBe(text);
  });
});
