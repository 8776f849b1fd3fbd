/** `npm run snippets`: from its words to its exit code. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch } from './java';
import { parseOptions, type Options } from './options';
import { choosePages, pageFiles } from './pages';
import { buildProgram, compilerVersions } from './program';
import { runCheck, type Outcome, type Run } from './run';
import { connectToServer, stopServers } from './server';
import type { Terminal } from './terminal';
import { watchPages } from './watch';

/** Where the program, the server's status and resolved class paths are kept. */
export function cacheDirOf(siteDir: string, env: NodeJS.ProcessEnv = process.env): string {
  return env.SNIPPETS_SERVER_DIR ?? path.join(siteDir, 'node_modules', '.cache', 'snippets');
}

/**
 * Runs the command.
 *
 * @param args the words after `npm run snippets --`
 * @returns the exit code: 0 where every page passed, 1 where one did not
 * @throws Error where the check itself cannot be carried out
 */
export async function snippetsCommand(
  siteDir: string,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const options = parseOptions(args);
  const cacheDir = cacheDirOf(siteDir);
  if (options.stop) {
    const stopped = await stopServers(cacheDir);
    terminal.say(stopped === 0 ? 'No server was running.' : 'The server has ended.');
    return 0;
  }
  const files =
    options.paths.length === 0 ? null : choosePages(siteDir, pageFiles(siteDir), options.paths);
  const run = runOf(siteDir, cacheDir, options, terminal);
  try {
    const outcome = await timed(() => runCheck({ ...run, files }), terminal, options);
    if (options.watch) {
      await watchPages(siteDir, (saved) =>
        timed(() => runCheck({ ...run, files: saved }), terminal, options),
      );
    }
    return outcome.failed > 0 ? 1 : 0;
  } finally {
    if (options.check) fs.rmSync(run.classPathDir, { recursive: true, force: true });
  }
}

function runOf(siteDir: string, cacheDir: string, options: Options, terminal: Terminal): Run {
  const { check, all } = options;
  const program = () =>
    buildProgram(siteDir, cacheDir, () => terminal.say('Building the Scala program of the check …'));
  return {
    siteDir,
    files: null,
    compare: check,
    all,
    isolation: check && process.env.CI ? 'require' : 'prefer',
    versions: compilerVersions(siteDir),
    classPathDir: check
      ? fs.mkdtempSync(path.join(os.tmpdir(), 'class-paths-'))
      : path.join(cacheDir, 'class-paths'),
    connect: async (fresh) => {
      const built = await program();
      if (check) return launch(built);
      if (process.env.SNIPPETS_SERVER_DIR === undefined) await stopServers(cacheDir, built.hash);
      return connectToServer(cacheDir, built, fresh);
    },
    terminal,
  };
}

async function timed(
  work: () => Promise<Outcome>,
  terminal: Terminal,
  { check }: Options,
): Promise<Outcome> {
  const start = Date.now();
  const outcome = await work();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const { checked, failed, changed } = outcome;
  const did = check ? '' : `, ${count(changed, 'lock file')} changed`;
  terminal.say(`${count(checked, 'page')} checked in ${seconds} s${did}, ${failed} failed`);
  return outcome;
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}
