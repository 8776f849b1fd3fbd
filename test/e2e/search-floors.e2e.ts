import path from 'node:path';
import { bytesOfQueries, quantile } from '@site/src/site/search/benchmark/bytes';
import { filesToFirstResult } from '@site/src/site/search/benchmark/browser';
import { openBuiltSearch } from '@site/src/site/search/benchmark/built-search';
import { floors } from '@site/src/site/search/benchmark/floors';
import { judge, scoreOf } from '@site/src/site/search/benchmark/quality';
import {
  bytesText,
  missesText,
  qualityTable,
  skippedText,
} from '@site/src/site/search/benchmark/report';
import { isReaders, queryClasses, readJudged } from '@site/src/site/search/judged/judged';
import { launchBrowser, openWatchedPage } from './support/browser';
import { buildFolder } from './support/site';

const built = openBuiltSearch(buildFolder);
const { outcomes, skipped } = judge(readJudged(path.resolve('.')), built);
const report = (text: string): void => void process.stdout.write(`${text}\n`);

describe('the judged queries', () => {
  beforeAll(() => report(`${qualityTable(outcomes)}\n${skippedText(skipped)}`));

  it.each(queryClasses.filter((kind) => !isReaders(kind)))(
    'of the class "%s" have results among the first five pages',
    (kind) => {
      const own = outcomes.filter(({ judged }) => judged.kind === kind);
      const missed = own.filter(({ place }) => place === 0 || place > 5);
      const enough = scoreOf(own).firstFive >= floors.firstFiveInClass;
      expect(enough ? '' : missesText(missed)).toBe('');
    },
  );

  it('have results among the first five pages overall', () => {
    const own = outcomes.filter(({ judged }) => !isReaders(judged.kind));
    expect(scoreOf(own).firstFive).toBeGreaterThanOrEqual(floors.firstFiveOverAll);
  });

  it.each([
    ['of all classes', floors.heldOut, outcomes],
    [
      "in readers' own words",
      floors.heldOutOfReaders,
      outcomes.filter(({ judged }) => isReaders(judged.kind)),
    ],
  ] as const)('that are held out, %s, keep their floors', (_, floor, some) => {
    const { first, mrr, firstFive } = scoreOf(some.filter(({ judged }) => judged.heldOut));
    expect(first).toBeGreaterThanOrEqual(floor.first);
    expect(mrr).toBeGreaterThanOrEqual(floor.mrr);
    expect(firstFive).toBeGreaterThanOrEqual(floor.firstFive);
  });

  it('never rank a page of an older version above one that matches as many words', () => {
    const { search, engine } = built;
    const early = ['validate vs foreach', 'retry', 'fiber', 'run effects', 'schedule'].filter(
      (query) => {
        const isOlder = search(query).map(
          ({ page }) => engine.places.pages[page]?.isLast === false,
        );
        return isOlder.slice(isOlder.indexOf(true)).includes(false) && isOlder.includes(true);
      },
    );
    expect(early).toEqual([]);
  });
});

describe('the bytes of the search', () => {
  it('stay within the budget for what the worker fetches for a query', () => {
    const queries = bytesOfQueries(outcomes, built);
    report(bytesText(queries));
    const most = quantile(
      queries.map(({ bytes }) => bytes),
      0.95,
    );
    expect(most).toBeLessThanOrEqual(floors.bytesOfQuery);
  });

  it('stay within the budget for code and data up to the first result', async () => {
    const browser = await launchBrowser();
    const { page } = await openWatchedPage(browser);
    const files = await filesToFirstResult(page);
    const sum = files.reduce((total, { bytes }) => total + bytes, 0);
    const lines = files.map((file) => `  ${file.path} ${file.bytes}`);
    report(
      [
        'Files of the search to the first result, in bytes of gzip:',
        ...lines,
        `  in all ${sum}`,
      ].join('\n'),
    );
    await browser.close();
    expect(files.some((file) => file.path.endsWith('/search.json'))).toBe(true);
    expect(sum).toBeLessThanOrEqual(floors.bytesToFirstResult);
  });
});
