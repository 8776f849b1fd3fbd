/**
 * Checks the projects that pages offer for download: `npx tsx scripts/check-projects.ts [--
 * PATH…]`.
 */
import path from 'node:path';
import { tryProject } from '../src/checks/projects/check';
import { choosePages, pageFiles } from '../src/content/snippets/check/pages';

async function main(siteDir: string, asked: readonly string[]): Promise<number> {
  const all = pageFiles(siteDir);
  const pages = asked.length === 0 ? all : choosePages(siteDir, all, asked);
  let failed = 0;
  for (const page of pages) {
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
}

main(path.resolve(__dirname, '..'), process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(2);
  },
);
