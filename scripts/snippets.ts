/** Checks the Scala code of the pages; see `src/features/snippets/README.md`. */
import path from 'node:path';
import { membersOfRelease } from '../src/features/operator-coverage/hold';
import { snippetsCommand } from '../src/features/snippets/check/command';
import { terminalOf } from '../src/features/snippets/check/terminal';

const siteDir = path.resolve(__dirname, '..');

snippetsCommand(siteDir, process.argv.slice(2), terminalOf(), [membersOfRelease]).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(2);
  },
);
