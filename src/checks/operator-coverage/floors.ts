/** The committed floors. */
import fs from 'node:fs';
import path from 'node:path';
import type { Floors } from './model/floor';

/** Where they stand, relative to the project root. */
export const floorsFile = 'src/checks/operator-coverage/floors.json';

/** Reads them; a type without one has no floor. */
export function readFloors(siteDir: string): Floors {
  return JSON.parse(fs.readFileSync(path.join(siteDir, floorsFile), 'utf8')) as Floors;
}

/** Writes them, a line for each type. */
export function writeFloors(siteDir: string, floors: Floors): void {
  const lines = Object.entries(floors).map(
    ([type, { covered, running }]) =>
      `  ${JSON.stringify(type)}: { "covered": ${covered}, "running": ${running} }`,
  );
  fs.writeFileSync(path.join(siteDir, floorsFile), `{\n${lines.join(',\n')}\n}\n`);
}
