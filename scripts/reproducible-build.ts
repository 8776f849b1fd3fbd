/**
 * `npx tsx scripts/reproducible-build.ts`: builds what is committed twice, from nothing, in two folders with other names,
 * users, homes, languages, time zones and dates, and fails if a byte of the output differs or tells of the machine. With
 * `-- --published` also the pictures for sharing and the compressed files, which take some minutes more. With `-- --built`
 * what stands in `build/`, fresh from `npm run build`, is the first of the two.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { differences, traces } from '../src/checks/reproducible-build/compare';
import { build, makePlace } from '../src/checks/reproducible-build/surroundings';

/** A shorter name of a host stands in ordinary words too. */
const shortestTelling = 6;
const commands = process.argv.includes('--published')
  ? ['build', 'share-images', 'compress']
  : ['build'];
const root = path.resolve(__dirname, '..');
const isBuilt = process.argv.includes('--built');
if (isBuilt) assertBuilt();
const places = [
  ...(isBuilt ? [] : [makePlace(root, 'first', false)]),
  makePlace(root, 'second-place', true),
];
try {
  const outputs = places.map((place) => build(place, commands));
  const [one = '', other = ''] = isBuilt ? [path.join(root, 'build'), ...outputs] : outputs;
  // A user, a home, a folder or a date would show as a difference; the host is the same for both.
  const host = os.hostname();
  const found = [
    ...differences(one, other),
    ...traces(one, host.length < shortestTelling ? [root] : [root, host]),
  ];
  console.log(found.length === 0 ? 'Both builds have the same bytes.' : found.join('\n'));
  process.exitCode = found.length === 0 ? 0 : 1;
} finally {
  for (const { siteDir } of places) fs.rmSync(path.dirname(siteDir), { recursive: true });
}

/** Stops where `build/` cannot be what a build of the last commit gives. */
function assertBuilt(): void {
  if (!fs.existsSync(path.join(root, 'build'))) {
    throw new Error(
      'build/ is missing: run "npm run build" before "npx tsx scripts/reproducible-build.ts --built"',
    );
  }
  const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (changed !== '') {
    throw new Error(`commit, and build again, what the other build would not have:\n${changed}`);
  }
}
