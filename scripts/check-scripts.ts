/**
 * Compiles the script of each page's first program, or of every block (`--all`), against exactly
 * the artifacts that it names: `npx tsx scripts/check-scripts.ts [--all] [PATH…]`.
 */
import path from 'node:path';
import { checkScripts } from '../src/content/code-block/script-check';
import { launch } from '../src/content/snippets/check/java';
import { cacheDirOf } from '../src/content/snippets/check/open-run';
import { choosePages } from '../src/content/snippets/check/pages';
import { buildProgram, compilerVersions } from '../src/content/snippets/check/program';
import { runCommand, siteDir } from './run-command';

runCommand(async (asked) => {
  const files = choosePages(
    siteDir,
    asked.filter((word) => word !== '--all'),
  );
  const cacheDir = cacheDirOf(siteDir);
  const program = await buildProgram(siteDir, cacheDir, () =>
    console.log('Building the Scala program of the check …'),
  );
  const connection = await launch(program);
  const { count, skipped, problems } = await checkScripts(
    siteDir,
    files,
    asked.includes('--all'),
    compilerVersions(siteDir).scala,
    path.join(cacheDir, 'class-paths'),
    connection,
  );
  connection.close();
  problems.forEach(({ name, message }) => console.log(`${name}: error: ${message}\n`));
  if (skipped.length > 0)
    console.log(`${skipped.length} pages skipped, because a release of theirs can't be downloaded`);
  console.log(`${count} scripts compiled, ${problems.length} errors`);
  return problems.length > 0 ? 1 : 0;
});
