/**
 * Reports how the pages cover the public operators; see `src/checks/operator-coverage/README.md`.
 */
import path from 'node:path';
import { operatorsCommand } from '../src/checks/operator-coverage/command';

try {
  const siteDir = path.resolve(__dirname, '..');
  process.exitCode = operatorsCommand(siteDir, process.argv.slice(2), (text) => console.log(text));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
