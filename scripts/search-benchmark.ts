/**
 * Measures the search of the built site by the judged queries.
 * Usage: npm run search:benchmark [-- --misses]; needs `npm run build` before.
 */
import path from 'node:path';
import { openBuiltSearch } from '../src/features/search/benchmark/built-search';
import { fileSizes } from '../src/features/search/benchmark/file-sizes';
import { judge } from '../src/features/search/benchmark/quality';
import { missesText, qualityTable, skippedText } from '../src/features/search/benchmark/report';
import { readJudged } from '../src/features/search/judged/judged';

const siteDir = path.resolve(__dirname, '..');
const outDir = path.join(siteDir, 'build');
const { outcomes, skipped } = judge(readJudged(siteDir), openBuiltSearch(outDir));
process.stdout.write(`${qualityTable(outcomes)}\n${skippedText(skipped)}\n\n`);
process.stdout.write(`${fileSizes(outDir)}\n`);
if (process.argv.includes('--misses')) process.stdout.write(`\n${missesText(outcomes)}\n`);
