/** Reads code that several pages include (`include=test-clock`). */
import fs from 'node:fs';
import path from 'node:path';
import { sharedFile, type SharedCode } from './model/fences';

/** Returns the function that looks up a project's shared code. */
export function sharedCode(siteDir: string): SharedCode {
  return (name) => {
    const file = path.join(siteDir, sharedFile(name));
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
  };
}
