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

test('leads to the page that documents a symbol, and to its API documentation', () => {
  expect(identify(facts, documented, 0, 0)).toEqual({
    type: 'def retry',
    name: 'zio.ZIO#retry',
    own: false,
    page: { path: '/retrying', title: 'Retrying' },
    api: 'https://javadoc.io/doc/dev.zio/zio_3/2.1.26/zio/ZIO.html',
  });
});

test('leads to the page of the type where a member has none', () => {
  expect(identify(facts, documented, 0, 2)?.page).toEqual({ path: '/zio', title: 'ZIO' });
});

test('names what the page defines itself without a package, and without a link', () => {
  expect(identify(facts, documented, 0, 1)).toMatchObject({
    name: 'Quotes#price',
    own: true,
    page: null,
    api: null,
  });
});

test('knows nothing of positions that the facts do not hold', () => {
  expect(identify(facts, documented, 3, 0)).toBeUndefined();
});
