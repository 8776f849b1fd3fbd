/** Checks the English of pages and of the site's own texts; see `src/checks/prose/README.md`. */
import { proseCommand } from '../src/checks/prose/command';
import { runCommand, siteDir } from './run-command';

runCommand((args) => proseCommand(siteDir, args, (text) => console.log(text)));
