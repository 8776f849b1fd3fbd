/** Checks the Scala code of the pages; see `src/content/snippets/README.md`. */
import path from 'node:path';
import { membersOfRelease } from '../src/checks/operator-coverage/hold';
import { snippetsCommand } from '../src/content/snippets/check/command';
import { terminalOf } from '../src/content/snippets/check/terminal';

const siteDir = path.resolve(__dirname, '..');

snippetsCommand(siteDir, process.argv.slice(2), terminalOf(), [membersOfRelease]).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(2);
  },
);
