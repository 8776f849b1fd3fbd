import { bumpReport } from '@site/src/content/snippets/bump/report';
import { readPage } from '@site/src/content/snippets/model/page';
import { lockOf } from '../model/support';

const page = 'docs/a.mdx';
const { fences } = readPage(page, '```scala run\n1\n```\n\n```scala api\nzio.ZIO#fork\n```\n');
const signature = (deprecated: string | null) => ({
  name: 'zio.ZIO#fork',
  symbol: 'zio.ZIO#fork',
  overloads: ['def fork'],
  deprecated,
  kind: 'def' as const,
});
const lock = (output: string, deprecated: string | null, symbols: string[]) => ({
  ...lockOf(page, fences, (index) =>
    index === 0 ? { output } : { signatures: [signature(deprecated)] },
  ),
  symbols,
});

describe('the report after a change of the release', () => {
  const before = lock('1', null, ['<page>.a', 'zio.ZIO#old', 'zio.ZIO#fork']);

  it('lists the changes, and the pages to reread', () => {
    const after = lock('2', 'use forkDaemon', ['zio.ZIO#fork', 'zio.ZIO#new']);
    expect(bumpReport([{ page, before, after }], ['docs/b.mdx'])).toBe(
      [
        'Pages that no longer pass (see the messages above):',
        '  docs/b.mdx',
        '',
        'Pages whose outputs or other captured facts changed:',
        '  docs/a.mdx, block 1: its output',
        '  docs/a.mdx, block 2: its signatures',
        '',
        'Names that pages use but that no longer exist:',
        '  zio.ZIO#old (docs/a.mdx)',
        '',
        'Newly deprecated:',
        '  zio.ZIO#fork: use forkDaemon (docs/a.mdx)',
        '',
        'Pages to reread:',
        '  docs/a.mdx',
        '  docs/b.mdx',
      ].join('\n'),
    );
  });

  it('lists the claims that no longer hold, with what was found', () => {
    const claim = { page, at: 'snippets/claims/a.scala:7', name: 'one and one are two' };
    expect(
      bumpReport([], [page], [{ ...claim, found: '3 was not equal to 2\nsum = 3' }]),
    ).toContain(
      [
        'Claims that no longer hold, so that sentences of their pages have to be rewritten:',
        '  docs/a.mdx: one and one are two (snippets/claims/a.scala:7)',
        '      3 was not equal to 2',
        '      sum = 3',
      ].join('\n'),
    );
  });

  it('says so if nothing changed', () =>
    expect(bumpReport([{ page, before, after: before }], [])).toBe(
      'No captured output or fact on any page has changed.',
    ));
});
