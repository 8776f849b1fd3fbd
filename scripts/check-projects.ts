/**
 * Checks the projects that pages offer for download: `npx tsx scripts/check-projects.ts [--
 * PATH…]`.
 */
import { tryProject } from '../src/checks/projects/check';
import { choosePages } from '../src/content/snippets/check/pages';
import { runCommand, siteDir } from './run-command';

runCommand(async (asked) => {
  let failed = 0;
  for (const page of choosePages(siteDir, asked)) {
    const begun = Date.now();
    const trial = await tryProject(siteDir, page);
    if (trial === null) continue;
    const { problem, files, specs } = trial;
    if (problem !== null) failed++;
    const took = `${((Date.now() - begun) / 1000).toFixed(0)} s`;
    const verdict = problem === null ? 'compiles and passes' : `error: ${problem}`;
    console.log(`${page}: ${files} files, ${specs} specs, ${took}: ${verdict}`);
  }
  return failed > 0 ? 1 : 0;
});
