/**
 * Checks the projects that pages offer for download: `npx tsx scripts/check-projects.ts [--
 * PATH…]`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { toolchain } from '../src/facts/catalog/toolchain';
import { tryProject } from '../src/checks/projects/check';
import { choosePages, pageFiles } from '../src/content/snippets/check/pages';

/**
 * The compiler version in the build files, and the version of its Maven plugin, which the check of
 * the pages pins.
 */
function versionsOf(siteDir: string): { scala: string; plugin: string } {
  const pom = fs.readFileSync(path.join(siteDir, 'snippets/pom.xml'), 'utf8');
  const plugin = /<scala-maven-plugin.version>([^<]+)</.exec(pom)?.[1] ?? '';
  return { scala: toolchain.scala, plugin };
}

async function main(siteDir: string, asked: readonly string[]): Promise<number> {
  const all = pageFiles(siteDir);
  const pages = asked.length === 0 ? all : choosePages(siteDir, all, asked);
  let failed = 0;
  for (const page of pages) {
    const begun = Date.now();
    const trial = await tryProject(siteDir, page, versionsOf(siteDir));
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
