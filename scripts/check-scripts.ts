/** Compiles the scripts that "Copy as a script" copies; see `src/content/code-block/README.md`. */
import path from 'node:path';
import { checkScripts } from '../src/content/code-block/script-check';
import { launch } from '../src/content/snippets/check/java';
import { cacheDirOf } from '../src/content/snippets/check/open-run';
import { choosePages } from '../src/content/snippets/check/pages';
import { buildProgram, compilerVersions } from '../src/content/snippets/check/program';
import { runCommand, siteDir } from './run-command';

runCommand(async (asked) => {
  const files = choosePages(siteDir, asked);
  const cacheDir = cacheDirOf(siteDir);
  const program = await buildProgram(siteDir, cacheDir, () =>
    console.log('Building the Scala program of the check …'),
  );
  const connection = await launch(program);
  const { count, problems } = await checkScripts(
    siteDir,
    files,
    compilerVersions(siteDir),
    path.join(cacheDir, 'class-paths'),
    connection,
  );
  connection.close();
  problems.forEach(({ name, message }) => console.log(`${name}: error: ${message}\n`));
  console.log(`${count} scripts compiled, ${problems.length} errors`);
  return problems.length > 0 ? 1 : 0;
});
