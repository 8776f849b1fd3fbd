import { identify } from '../../../../src/content/code-block/model/identify';
import { pageFacts } from '../../../../src/content/code-block/model/page-files';
import { pageLock } from './locks';

const facts = pageFacts(
  pageLock(
    [
      {
        facts: [
          [0, 0, 5, 0, 0],
          [0, 6, 4, 1, 1],
          [0, 11, 3, 2, 1],
        ],
      },
    ],
    {
      symbols: ['zio.ZIO#retry', '<page>.Quotes#price', 'zio.ZIO#debug'],
      types: ['def retry', 'Int'],
    },
  ),
);
const documented = {
  'zio.ZIO#retry': ['/retrying', 'Retrying'],
  'zio.ZIO': ['/zio', 'ZIO'],
} as const;

test('links to the page that documents a symbol, and to its API documentation', () => {
  expect(identify(facts, documented, 0, 0)).toEqual({
    type: 'def retry',
    name: 'zio.ZIO#retry',
    own: false,
    page: { path: '/retrying', title: 'Retrying' },
    api: 'https://javadoc.io/doc/dev.zio/zio_3/2.1.26/zio/ZIO.html',
  });
});

test('links to the page of the type if a member has no page', () => {
  expect(identify(facts, documented, 0, 2)?.page).toEqual({ path: '/zio', title: 'ZIO' });
});

test('shows names that the page defines without a package and without links', () => {
  expect(identify(facts, documented, 0, 1)).toMatchObject({
    name: 'Quotes#price',
    own: true,
    page: null,
    api: null,
  });
});

test('returns nothing for a position without a fact', () => {
  expect(identify(facts, documented, 3, 0)).toBeUndefined();
});
