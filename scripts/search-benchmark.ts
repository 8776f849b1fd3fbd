/**
 * Measures the built site's search with the judged queries. Usage: npx tsx
 * scripts/search-benchmark.ts [-- --misses]; run `npm run build` first.
 */
import path from 'node:path';
import { openBuiltSearch } from '../src/site/search/benchmark/built-search';
import { bytesOfQueries } from '../src/site/search/benchmark/bytes';
import { judge } from '../src/site/search/benchmark/quality';
import {
  bytesText,
  missesText,
  qualityTable,
  skippedText,
} from '../src/site/search/benchmark/report';
import { readJudged } from '../src/site/search/judged/judged';

const siteDir = path.resolve(__dirname, '..');
const outDir = path.join(siteDir, 'build');
const built = openBuiltSearch(outDir);
const { outcomes, skipped } = judge(readJudged(siteDir), built);
process.stdout.write(`${qualityTable(outcomes)}\n${skippedText(skipped)}\n\n`);
process.stdout.write(`${bytesText(bytesOfQueries(outcomes, built))}\n`);
if (process.argv.includes('--misses')) process.stdout.write(`\n${missesText(outcomes)}\n`);
