import fs from 'node:fs';
import path from 'node:path';
import { divide, readFirstEdition } from '../first-edition';
import { checkFile } from '../model/check';
import { formatFindings } from '../../../utils/validation/finding';

interface Options {
  readonly siteDir: string;
  warn(message: string): void;
}

/** Warns of findings in a page that is saved while `npm start` runs. */
export default function proseWarnings({ siteDir, warn }: Options) {
  const start = Date.now();
  return (_tree: unknown, { path: page }: { readonly path: string }): void => {
    // Unchanged pages are left to the build, which has more time.
    if (fs.statSync(page).mtimeMs < start) return;
    const file = path.relative(siteDir, page).split(path.sep).join('/');
    const found = checkFile(file, fs.readFileSync(page, 'utf8'))?.findings ?? [];
    const { binding } = divide(file, found, readFirstEdition(siteDir));
    if (binding.length > 0) warn(`Some sentences need rewording:\n${formatFindings(binding)}`);
  };
}
