/** Checks the pages against another release; see `src/content/snippets/README.md`. */
import path from 'node:path';
import { bumpCommand } from '../src/content/snippets/bump/command';
import { terminalOf } from '../src/content/snippets/check/terminal';

const siteDir = path.resolve(__dirname, '..');

// Loaded on demand, so that it reads the catalog with the new version.
const members = () => import('../src/checks/operator-coverage/hold');

bumpCommand(siteDir, process.argv.slice(2), terminalOf(), async () => [
  (await members()).membersOfRelease,
]).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(2);
  },
);
