import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import { quantile } from '@site/src/site/search/benchmark/bytes';
import { filesToFirstResult } from '@site/src/site/search/benchmark/browser';
import { fallen, floors, readReleased } from '@site/src/site/search/benchmark/floors';
import type { Measured } from '@site/src/site/search/benchmark/measure';
import { scoreOf } from '@site/src/site/search/benchmark/quality';
import {
  bytesText,
  missesText,
  qualityTable,
  skippedText,
} from '@site/src/site/search/benchmark/report';
import { type Dictionary, dictionaryFile } from '@site/src/site/search/model/dictionary';
import { launchBrowser, openWatchedPage } from './support/browser';

// In a process of its own, because code runs three times as long in Jest's.
const command = ['--import', 'tsx', 'scripts/search-benchmark.ts', '--json'];
const { outcomes, skipped, bytes, olderFirst } = JSON.parse(
  execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 26 }),
) as Measured;
const report = (text: string): void => void process.stdout.write(`${text}\n`);

describe('the judged queries', () => {
  beforeAll(() => report(`${qualityTable(outcomes)}\n${skippedText(skipped)}`));

  it('that are names lead first to a page that documents them', () => {
    const names = outcomes.filter(({ judged }) => ['exact name', 'symbol'].includes(judged.kind));
    const { first } = scoreOf(names);
    expect(first >= floors.namesFirst ? '' : missesText(names)).toBe('');
  });

  it('find their pages as well as at the last release', () =>
    expect(fallen(outcomes, readReleased('.'))).toEqual([]));

  it('never rank a page of an older version above one that matches as many words', () =>
    expect(olderFirst).toEqual([]));
});

describe('the bytes of the search', () => {
  it('stay within the budget for what the worker fetches for a query', () => {
    report(bytesText(bytes));
    const most = quantile(
      bytes.map((query) => query.bytes),
      0.95,
    );
    expect(most).toBeLessThanOrEqual(floors.bytesOfQuery);
  });

  it('stay within the budget for the types of operators', () => {
    const read = (file: string): string => fs.readFileSync(`build/${file}`, 'utf8');
    const { types } = JSON.parse(read(dictionaryFile)) as Dictionary;
    expect(gzipSync(read(types)).length).toBeLessThanOrEqual(floors.bytesOfTypes);
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
