/** `npm run snippets`: from command-line arguments to exit code. */
import fs from 'node:fs';
import { builtLibraries } from '../class-path/built';
import { startCommands } from '../model/servers';
import { cacheDirOf, openRun } from './open-run';
import { upgradeLocks } from './locks';
import { parseOptions, usage } from './options';
import { choosePages } from './pages';
import { runCheck, type HoldFacts, type Outcome, type Run } from './run';
import { runScratch } from './scratch';
import { stopServers } from './server';
import { shownFindings } from './show';
import type { Terminal } from './terminal';
import { watchPages } from './watch';

/**
 * Runs the command.
 *
 * @param args the arguments after `npm run snippets --`
 * @param holdFacts updates or compares facts besides locks; not called to compare selected pages
 * @param recordPages records that the pages exist; not called to compare
 * @returns the exit code: 0 if every page passed, 1 if one did not
 * @throws Error if the check can't run
 */
export async function snippetsCommand(
  siteDir: string,
  args: readonly string[],
  terminal: Terminal,
  holdFacts: HoldFacts = async () => 0,
  recordPages: (siteDir: string) => void = () => undefined,
): Promise<number> {
  const options = parseOptions(args);
  if (options.stop) {
    const stopped = await stopServers(cacheDirOf(siteDir));
    terminal.say(stopped === 0 ? 'No server was running.' : 'The server has been stopped.');
    return 0;
  }
  if (options.show) {
    terminal.say(shownFindings(siteDir, options.paths).join('\n\n'));
    return 0;
  }
  // `npm run` changes to the project's folder; this variable has the caller's folder.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const built = builtLibraries(options.with, cwd);
  const servers = startCommands(options.needs);
  if (options.scratch) {
    const [file, ...others] = options.paths;
    if (file === undefined || others.length > 0) throw new Error(`Name one file.\n${usage}`);
    const passed = await runScratch(
      openRun(siteDir, options, terminal, built, servers),
      file,
      options.library,
      cwd,
    );
    return passed ? 0 : 1;
  }
  const upgraded = options.check ? 0 : upgradeLocks(siteDir);
  if (upgraded > 0) terminal.say(`${count(upgraded, 'older lock file')} got a hash.`);
  const files = options.paths.length === 0 ? null : choosePages(siteDir, options.paths);
  const run = openRun(siteDir, options, terminal, built, servers);
  try {
    const outcome = await timedCheck({ ...run, files });
    if (!options.check) recordPages(siteDir);
    // Comparing them takes longer than checking a page.
    const wrong = files === null || !options.check ? await holdFacts(run) : 0;
    if (options.watch) {
      await watchPages(siteDir, (saved) => timedCheck({ ...run, files: saved }));
    }
    return outcome.failed.length > 0 || wrong > 0 ? 1 : 0;
  } finally {
    if (options.check) fs.rmSync(run.classPathDir, { recursive: true, force: true });
  }
}

async function timedCheck(run: Run): Promise<Outcome> {
  const start = Date.now();
  const outcome = await runCheck(run);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const checked = `${count(outcome.checked, 'page')} checked in ${seconds} s`;
  const changed = run.compare ? '' : `, ${count(outcome.changed, 'lock file')} changed`;
  run.terminal.say(`${checked}${changed}, ${outcome.failed.length} failed`);
  return outcome;
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}
