/** Checks the pages against another release; see `src/content/snippets/README.md`. */
import { bumpCommand } from '../src/content/snippets/bump/command';
import { terminalOf } from '../src/content/snippets/check/terminal';
import { runCommand, siteDir } from './run-command';

runCommand((args) =>
  bumpCommand(siteDir, args, terminalOf(), async (run) => {
    // Loaded on demand, so that it reads the catalog with the new version.
    const { membersOfRelease } = await import('../src/checks/operator-coverage/hold');
    return membersOfRelease(run);
  }),
);
