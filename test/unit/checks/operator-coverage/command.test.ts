import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { operatorsCommand } from '@site/src/checks/operator-coverage/command';
import { floorsFile } from '@site/src/checks/operator-coverage/floors';
import { leftOuts } from '@site/src/checks/operator-coverage/left-outs';
import { membersFileOf } from '@site/src/content/snippets/members-files';
import { formatMembers, type Member } from '@site/src/content/snippets/model/members';
import { memberName, ownerName } from '@site/src/checks/operator-coverage/model/operators';
import { coveredTypes } from '@site/src/checks/operator-coverage/types';

describe('npm run operators', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'operators-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  };
  const page = (text: string) => write('docs/reference/core/exit.mdx', `# Exit\n\n${text}\n`);
  const run = (...args: string[]) => {
    const said: string[] = [];
    const code = operatorsCommand(dir, args, (text) => said.push(text));
    return { code, said: said.join('\n') };
  };

  beforeAll(() => {
    const byHand = leftOuts.flatMap(({ symbols }) => symbols);
    for (const { name, also } of coveredTypes) {
      // The members of a package object have the package as their owner.
      const owned = [name, ...also, name.replace(/\.package$/, '')];
      const known = byHand.filter((symbol) => owned.includes(ownerName(symbol)));
      const own = name === 'zio.Exit' ? ['zio.Exit#unheardOf'] : [];
      const members = [...known, ...own].map((symbol): Member => ({ symbol, kind: 'def' }));
      const head = {
        format: 2,
        type: name,
        owners: [name, ...also],
        artifacts: [],
        declarations: {},
      } as const;
      write(membersFileOf(name), formatMembers({ ...head, members }));
    }
    write(floorsFile, '{}\n');
  });
  afterAll(() => fs.rmSync(dir, { recursive: true }));

  it('fails and names operators that are not on any page', () => {
    page('Nothing yet.');
    const { code, said } = run();
    expect(said).toContain('Exit: on no page\n  zio.Exit#unheardOf');
    expect(said).toContain('error: Exit: 1 on no page');
    expect(code).toBe(1);
    expect(run('--floor').code).toBe(0);
  });

  it('fails if the coverage falls below the recorded floor', () => {
    page('Then `unheardOf` turns the value into another.');
    expect(run('--raise').code).toBe(0);
    page('Nothing any more.');
    const { code, said } = run('--floor');
    expect(code).toBe(1);
    expect(said).toContain('error: Exit: 0 on pages, down from 1');
  });

  it('reports an operator that is listed as left out, but that no type has', () => {
    const symbol = 'zio.Clock.tag';
    write(
      membersFileOf('zio.Clock'),
      formatMembers({
        ...{
          format: 2,
          type: 'zio.Clock',
          owners: ['zio.Clock'],
          artifacts: [],
          declarations: {},
          members: [],
        },
      }),
    );
    expect(memberName(symbol)).toBe('tag');
    expect(run('--floor').said).toContain(
      `error: ${symbol} is listed as left out, but either no type has this member`,
    );
  });

  it('rejects an unknown option', () => {
    expect(() => run('--flor')).toThrow('There is no option --flor');
  });
});
