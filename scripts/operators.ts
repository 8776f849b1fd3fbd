/**
 * Reports how the pages cover the public operators; see `src/checks/operator-coverage/README.md`.
 */
import { operatorsCommand } from '../src/checks/operator-coverage/command';
import { runCommand, siteDir } from './run-command';

runCommand((args) => operatorsCommand(siteDir, args, (text) => console.log(text)));
