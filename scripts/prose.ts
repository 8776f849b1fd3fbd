/** Checks the English of pages and of the site's own texts; see `src/checks/prose/README.md`. */
import path from 'node:path';
import { proseCommand } from '../src/checks/prose/command';

try {
  const siteDir = path.resolve(__dirname, '..');
  process.exitCode = proseCommand(siteDir, process.argv.slice(2), (text) => console.log(text));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
