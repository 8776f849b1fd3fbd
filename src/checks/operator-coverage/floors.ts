/** The committed floors. */
import fs from 'node:fs';
import path from 'node:path';
import type { Floors } from './model/floor';

/** Their file, relative to the project root. */
export const floorsFile = 'src/checks/operator-coverage/floors.json';

/** Reads the floors; a type that isn't in the file has no floor. */
export function readFloors(siteDir: string): Floors {
  return JSON.parse(fs.readFileSync(path.join(siteDir, floorsFile), 'utf8')) as Floors;
}

/** Writes the floors, one line for each type. */
export function writeFloors(siteDir: string, floors: Floors): void {
  const lines = Object.entries(floors).map(
    ([type, { covered, running }]) =>
      `  ${JSON.stringify(type)}: { "covered": ${covered}, "running": ${running} }`,
  );
  fs.writeFileSync(path.join(siteDir, floorsFile), `{\n${lines.join(',\n')}\n}\n`);
}
