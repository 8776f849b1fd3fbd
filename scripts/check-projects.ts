/**
 * Checks the projects that pages offer for download, and the programs in `<FirstProgram>`: `npx tsx
 * scripts/check-projects.ts [-- PATH…]`.
 */
import { tryProjects } from '../src/checks/projects/check';
import { choosePages } from '../src/content/snippets/check/pages';
import { runCommand, siteDir } from './run-command';

runCommand(async (asked) => {
  let failed = 0;
  for (const page of choosePages(siteDir, asked)) {
    for (const { problem, tried } of await tryProjects(siteDir, page)) {
      if (problem !== null) failed++;
      console.log(`${page}: ${tried}: ${problem === null ? 'passes' : `error: ${problem}`}`);
    }
  }
  return failed > 0 ? 1 : 0;
});
