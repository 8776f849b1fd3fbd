import path from 'node:path';
import { filesToFirstResult } from '@site/src/features/search/benchmark/browser';
import { openBuiltSearch } from '@site/src/features/search/benchmark/built-search';
import { floors } from '@site/src/features/search/benchmark/floors';
import { busyTimes, paintedTimes, quantile } from '@site/src/features/search/benchmark/key-strokes';
import { judge, scoreOf } from '@site/src/features/search/benchmark/quality';
import { missesText, qualityTable, skippedText } from '@site/src/features/search/benchmark/report';
import { queryClasses, readJudged } from '@site/src/features/search/judged/judged';
import { launchBrowser, openWatchedPage } from './support/browser';
import { buildFolder } from './support/site';

const { outcomes, skipped } = judge(readJudged(path.resolve('.')), openBuiltSearch(buildFolder));
/** How many times slower than this machine's a reader's processor is thought to be. */
const slowdown = 4;
/** Typed key by key: a name, a symbol, a question. */
const typed = ['foreachPar', '<&>', 'retry with backoff'];
/** A busy machine needs its time for them. */
const keyStrokesTimeoutMs = 300_000;
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

  it(
    'takes little of a slow processor for each key stroke',
    async () => {
      const browser = await launchBrowser();
      const { page, close } = await openWatchedPage(browser);
      const busy = (await busyTimes(page, typed, 4)).map((ms) => ms * slowdown);
      await close();
      const { page: slow } = await openWatchedPage(browser);
      const painted = await paintedTimes(slow, typed.slice(0, 2), slowdown);
      await browser.close();
      const figures = (times: number[]): string =>
        `${quantile(times, 0.5).toFixed(1)} ms in half of them, ${quantile(times, 0.95).toFixed(1)} ms in 95 %`;
      report(
        `A key stroke, reckoned ${slowdown} × slower: ${figures(busy)}, held at ${floors.msPerKeyStroke} ms in half of them\n` +
          `From the key to the painted results, slowed down ${slowdown} × by the browser: ${figures(painted)}, not held`,
      );
      expect(busy).toHaveLength(typed.join('').length);
      expect(quantile(busy, 0.5)).toBeLessThanOrEqual(floors.msPerKeyStroke);
    },
    keyStrokesTimeoutMs,
  );
});
