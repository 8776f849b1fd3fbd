/** Checks the Scala code of the pages; see `src/content/snippets/README.md`. */
import { membersOfRelease } from '../src/checks/operator-coverage/hold';
import { snippetsCommand } from '../src/content/snippets/check/command';
import { terminalOf } from '../src/content/snippets/check/terminal';
import { recordAddresses } from '../src/publishing/redirects/published';
import { runCommand, siteDir } from './run-command';

runCommand((args) =>
  snippetsCommand(siteDir, args, terminalOf(), membersOfRelease, recordAddresses),
);
