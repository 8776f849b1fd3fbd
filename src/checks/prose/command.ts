/** `npm run prose`: prints the findings of the prose rules. */
import fs from 'node:fs';
import path from 'node:path';
import { formatFindings } from '../../utils/validation/finding';
import { checkSources, readProseSources } from './files';

/**
 * Checks the files at the given paths, or all files if there are none, and prints each finding.
 * Prints warnings only for given paths.
 * @returns the exit code
 */
export function proseCommand(
  siteDir: string,
  asked: readonly string[],
  print: (text: string) => void,
): number {
  const option = asked.find((each) => each.startsWith('--'));
  if (option !== undefined) throw new Error(`There is no option ${option}: name files or folders.`);
  const sources = chosen(siteDir, asked);
  const { errors, warnings } = checkSources(siteDir, sources);
  if (errors.length > 0) print(`${formatFindings(errors)}\n`);
  if (asked.length > 0 && warnings.length > 0) print(`Warnings:\n${formatFindings(warnings)}\n`);
  print(`${sources.length} files checked, ${errors.length} findings`);
  return errors.length > 0 ? 1 : 0;
}

function chosen(siteDir: string, asked: readonly string[]) {
  const all = readProseSources(siteDir);
  if (asked.length === 0) return all;
  return asked.flatMap((name) => {
    const wanted = path.resolve(siteDir, name);
    const inside = path.relative(siteDir, wanted).split(path.sep).join('/');
    const found = all.filter(({ file }) => file === inside || file.startsWith(`${inside}/`));
    if (found.length > 0) return found;
    if (fs.existsSync(wanted) && fs.statSync(wanted).isFile()) {
      return [{ file: inside, text: fs.readFileSync(wanted, 'utf8') }];
    }
    throw new Error(`${name} is not a file or folder with text to check.`);
  });
}
