/**
 * Measures the built site's search with the judged queries. Usage: npx tsx
 * scripts/search-benchmark.ts [--misses | --json | --record]; run `npm run build` first. `--record`
 * writes the scores that later changes are compared with.
 */
import path from 'node:path';
import { recordReleased } from '../src/site/search/benchmark/floors';
import { measure } from '../src/site/search/benchmark/measure';
import {
  bytesText,
  missesText,
  qualityTable,
  skippedText,
} from '../src/site/search/benchmark/report';

const siteDir = path.resolve(__dirname, '..');
const measured = measure(siteDir);
const { outcomes, skipped, bytes } = measured;
if (process.argv.includes('--record')) recordReleased(siteDir, outcomes);
if (process.argv.includes('--json')) {
  process.stdout.write(JSON.stringify(measured));
} else {
  process.stdout.write(`${qualityTable(outcomes)}\n${skippedText(skipped)}\n\n`);
  process.stdout.write(`${bytesText(bytes)}\n`);
  if (process.argv.includes('--misses')) process.stdout.write(`\n${missesText(outcomes)}\n`);
}
