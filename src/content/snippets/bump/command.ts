/** `npx tsx scripts/bump.ts`: changes the release of a library or artifact, and reports the effects. */
import fs from 'node:fs';
import path from 'node:path';
import type { HoldFacts } from '../check/run';
import type { Terminal } from '../check/terminal';
import { readLock } from '../lock-files';
import { pinArtifact, pinLibrary, type PinChange } from './pin';
import { bumpReport, type PageChange } from './report';

const usage = `Usage: npx tsx scripts/bump.ts NAME VERSION

  NAME     a library's id (src/facts/catalog/libraries/), or an artifact's (src/facts/catalog/artifacts.ts)
  VERSION  the release against which its pages are checked from now on`;

/**
 * Changes the pin, checks the pages again and reports the changes. Restores the pin if the check
 * can't run, for example because the release doesn't resolve.
 *
 * @param holdFacts updates facts on releases other than locks
 * @returns the exit code: 1 if a page no longer passes
 * @throws Error with the usage if an argument is missing, or if the check can't run
 */
export async function bumpCommand(
  siteDir: string,
  [name, version]: readonly string[],
  terminal: Terminal,
  holdFacts: HoldFacts = async () => 0,
): Promise<number> {
  if (name === undefined || version === undefined || !/^\d[\w.+-]*$/.test(version)) {
    throw new Error(usage);
  }
  const { file, text, from } = changedPin(siteDir, name, version);
  terminal.say(`${name}: ${from} → ${version} in ${file}`);
  const target = path.join(siteDir, file);
  const original = fs.readFileSync(target, 'utf8');
  fs.writeFileSync(target, text);
  try {
    return await checkAgain(siteDir, terminal, holdFacts);
  } catch (error) {
    fs.writeFileSync(target, original);
    terminal.say(`${file} has been restored.`);
    throw error;
  }
}

function changedPin(siteDir: string, name: string, version: string): PinChange & { file: string } {
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const record = `src/facts/catalog/libraries/${name}.ts`;
  if (/^[\w-]+$/.test(name) && fs.existsSync(path.join(siteDir, record))) {
    return { file: record, ...pinLibrary(read(record), record, version) };
  }
  const list = 'src/facts/catalog/artifacts.ts';
  const change = pinArtifact(read(list), name, version);
  if (change === null) throw new Error(`${name} is neither a library nor an artifact.\n${usage}`);
  return { file: list, ...change };
}

async function checkAgain(
  siteDir: string,
  terminal: Terminal,
  holdFacts: HoldFacts,
): Promise<number> {
  // Imported here, so that the catalog is read with its new pin.
  const { openRun } = await import('../check/open-run');
  const { lockedPageFiles } = await import('../check/pages');
  const { runCheck } = await import('../check/run');
  const before = lockedPageFiles(siteDir).map((page) => ({
    page,
    before: readLock(siteDir, page),
  }));
  const run = openRun(siteDir, { check: false, all: false }, terminal);
  const { checked, failed, claims } = await runCheck(run);
  await holdFacts(run);
  const changes = before.flatMap(({ page, before: old }): PageChange[] => {
    const after = readLock(siteDir, page);
    return old === null || after === null || failed.includes(page)
      ? []
      : [{ page, before: old, after }];
  });
  terminal.say(`\n${checked} pages checked, ${failed.length} failed\n`);
  terminal.say(bumpReport(changes, failed, claims));
  return failed.length > 0 ? 1 : 0;
}
