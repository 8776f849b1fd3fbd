import path from 'node:path';
import {
  filesToFirstResult,
  keyStrokeTimes,
  quantile,
} from '@site/src/features/search/benchmark/browser';
import { openBuiltSearch } from '@site/src/features/search/benchmark/built-search';
import { floors } from '@site/src/features/search/benchmark/floors';
import { judge, scoreOf } from '@site/src/features/search/benchmark/quality';
import { missesText, qualityTable, skippedText } from '@site/src/features/search/benchmark/report';
import { queryClasses, readJudged } from '@site/src/features/search/judged/judged';
import { launchBrowser, openWatchedPage } from './support/browser';
import { buildFolder } from './support/site';

const { outcomes, skipped } = judge(readJudged(path.resolve('.')), openBuiltSearch(buildFolder));
/** How many times slower than this machine's a reader's processor is thought to be. */
const slowdown = 4;
const report = (text: string): void => void process.stdout.write(`${text}\n`);

describe('the judged queries', () => {
  beforeAll(() => report(`${qualityTable(outcomes)}\n${skippedText(skipped)}`));

  it.each(queryClasses)('of the class "%s" are answered by the first five pages', (kind) => {
    const own = outcomes.filter(({ judged }) => judged.kind === kind);
    const missed = own.filter(({ place }) => place === 0 || place > 5);
    const enough = scoreOf(own).firstFive >= floors.firstFiveInClass;
    expect(enough ? '' : missesText(missed)).toBe('');
  });

  it('are answered by the first five pages over all', () => {
    expect(scoreOf(outcomes).firstFive).toBeGreaterThanOrEqual(floors.firstFiveOverAll);
  });
});

describe('what the search costs', () => {
  it('keeps its code and data to the first result within the budget', async () => {
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

  // Measured and not held: on a machine with other work the figures say more of that than of the search.
  it('has a time for each key stroke', async () => {
    const browser = await launchBrowser();
    const { page } = await openWatchedPage(browser);
    const times = await keyStrokeTimes(page, ['foreachPar', '<&>'], slowdown);
    await browser.close();
    const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)];
    report(
      `A key stroke, reckoned ${slowdown} × slower: ${half.toFixed(1)} ms in half of them, ` +
        `${most.toFixed(1)} ms in 95 %; the aim is ${floors.msPerKeyStroke} ms`,
    );
    expect(times).toHaveLength('foreachPar<&>'.length);
  });
});
