/**
 * `npm run reproducible`: builds what is committed twice, from nothing, in two folders with other names,
 * users, homes, languages, time zones and dates, and fails if a byte of the output differs or tells of the machine. With
 * `-- --published` also the pictures for sharing and the compressed files, which take some minutes more.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { differences, traces } from '../src/features/reproducible-build/compare';
import { build, makePlace } from '../src/features/reproducible-build/surroundings';

/** A shorter name of a host stands in ordinary words too. */
const shortestTelling = 6;
const commands = process.argv.includes('--published')
  ? ['build', 'share-images', 'compress']
  : ['build'];
const root = path.resolve(__dirname, '..');
const places = [makePlace(root, 'first', false), makePlace(root, 'second-place', true)];
try {
  const [one = '', other = ''] = places.map((place) => build(place, commands));
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
