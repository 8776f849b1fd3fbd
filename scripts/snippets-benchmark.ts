/** Measures the code check; see `src/content/snippets/README.md`. */
import path from 'node:path';
import { benchmarkCommand } from '../src/content/snippets/benchmark/command';
import { terminalOf } from '../src/content/snippets/check/terminal';

const siteDir = path.resolve(__dirname, '..');

benchmarkCommand(siteDir, process.argv.slice(2), terminalOf()).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(2);
  },
);
