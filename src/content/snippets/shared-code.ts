import fs from 'node:fs';
import path from 'node:path';
import { sharedFile, type SharedCode } from './model/fences';

/** Looks up the code that several pages of a project include (`include=test-clock`). */
export function sharedCode(siteDir: string): SharedCode {
  return (name) => {
    const file = path.join(siteDir, sharedFile(name));
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
  };
}
