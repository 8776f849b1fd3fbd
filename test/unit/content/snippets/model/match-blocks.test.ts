import { blockHash } from '@site/src/content/snippets/model/hash';
import type { PageLock } from '@site/src/content/snippets/model/lock';
import { matchBlocks } from '@site/src/content/snippets/model/match-blocks';
import { readPage } from '@site/src/content/snippets/model/page';
import { lockOf } from './support';

const pageOf = (...codes: string[]) =>
  readPage('docs/a.mdx', codes.map((code) => `\`\`\`scala\n${code}\n\`\`\`\n`).join('\n')).fences;
const match = (now: readonly string[], lock: PageLock | null) =>
  matchBlocks('docs/a.mdx', pageOf(...now), lock);
const locked = (...codes: string[]) => lockOf('docs/a.mdx', pageOf(...codes));

describe('matching blocks with a lock', () => {
  it('finds all blocks of an unchanged page', () => {
    const lock = locked('a', 'b');
    expect(match(['a', 'b'], lock)).toEqual({ blocks: lock.blocks, problems: [] });
  });

  it('reports a changed block with its line and the command to run', () => {
    const { blocks, problems } = match(['a', 'changed', 'c'], locked('a', 'b', 'c'));
    expect(blocks.map((block) => block?.hash ?? null)).toEqual([
      expect.any(String),
      null,
      expect.any(String),
    ]);
    expect(problems).toEqual([
      {
        file: 'docs/a.mdx',
        line: 5,
        column: 1,
        message:
          'this Scala block is new, or has changed since the last check. Run: npm run snippets -- docs/a.mdx',
      },
    ]);
  });

  it('reports all blocks of a page without a lock', () =>
    expect(match(['a', 'b'], null).problems).toHaveLength(2));

  it('still finds the other blocks after one was inserted', () =>
    expect(match(['new', 'a', 'b'], locked('a', 'b')).problems).toHaveLength(1));

  it.each([
    ['first', ['b'], 'before this one'],
    ['last', ['a'], 'after this one'],
  ])('notices that the %s block is missing', (_, now, message) =>
    expect(match(now, locked('a', 'b')).problems[0]?.message).toContain(message),
  );
});

describe('the hash of a block', () => {
  const hashed = (fence: string) => {
    const [block] = readPage('docs/a.mdx', `${fence}\n1\n\`\`\``).fences;
    return block === undefined ? '' : blockHash(block);
  };

  it('changes with the fence words that affect the check', () => {
    const hashes = ['', ' run', ' run=defect', ' values', ' reset', ' 2'].map((w) =>
      hashed(`\`\`\`scala${w}`),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('stays the same for words that only affect the display', () =>
    expect(hashed('```scala hidden')).toBe(hashed('```scala')));
});
