/** `npm run prose`: prints the findings of the prose rules. */
import fs from 'node:fs';
import path from 'node:path';
import { formatFindings } from '../../utils/validation/finding';
import { checkSources, readProseSources, readUnclean } from './files';
import { sectionTable } from './model/sections';
import { outdated, refused, shrunk, uncleanFile } from './model/unclean';

/**
 * Checks the files at the given paths, or all files if there are none, and prints each finding.
 * @returns the exit code
 */
export function proseCommand(
  siteDir: string,
  args: readonly string[],
  print: (text: string) => void,
): number {
  const asked = args.filter((each) => !each.startsWith('--'));
  const options = args.filter((each) => each.startsWith('--'));
  const unknown = options.find((each) => !['--sections', '--shrink'].includes(each));
  if (unknown !== undefined)
    throw new Error(`There is no option ${unknown}: use --sections or --shrink.`);
  const sources = chosen(siteDir, asked);
  const reports = checkSources(siteDir, sources);
  const unclean = readUnclean(siteDir);

  if (options.includes('--sections')) {
    print(sectionTable(reports));
    return 0;
  }
  if (options.includes('--shrink')) {
    if (asked.length > 0) throw new Error('--shrink always checks all files, so do not name any.');
    fs.writeFileSync(path.join(siteDir, uncleanFile), shrunk(unclean, reports));
    return 0;
  }
  const exists = (file: string): boolean => fs.existsSync(path.join(siteDir, file));
  const isAll = asked.length === 0;
  // For named files, every finding counts; the list of unclean files applies only to a full check.
  const stopping = isAll ? refused(reports, unclean) : reports.flatMap(({ findings }) => findings);
  const stale = isAll ? outdated(reports, unclean, exists) : [];
  const warnings = isAll ? [] : stopping.filter((each) => 'isWarning' in each);
  const errors = stopping.filter((each) => !('isWarning' in each));
  if (errors.length + stale.length > 0) print(`${formatFindings([...errors, ...stale])}\n`);
  if (warnings.length > 0) print(`Warnings:\n${formatFindings(warnings)}\n`);
  const rest =
    isAll && unclean.size > 0 ? `; ${unclean.size} files are not clean yet (${uncleanFile})` : '';
  print(`${sources.length} files checked, ${errors.length + stale.length} findings${rest}`);
  return errors.length + stale.length > 0 ? 1 : 0;
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
