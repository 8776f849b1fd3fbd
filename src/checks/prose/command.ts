/** `npm run prose`: prints the findings of the prose rules. */
import fs from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../utils/group-by';
import { formatFindings } from '../../utils/validation/finding';
import { checkSources, readProseSources } from './files';
import { figuresText } from './model/figures';

/** Also shows the findings of rules that don't bind a file yet. */
const allRules = '--all-rules';

/**
 * Checks the files at the given paths, or all files if there are none, and prints each finding;
 * for given paths also the figures of each page.
 * @returns the exit code
 */
export function proseCommand(
  siteDir: string,
  args: readonly string[],
  print: (text: string) => void,
): number {
  const names = args.filter((each) => each !== allRules);
  const option = names.find((each) => each.startsWith('--'));
  if (option !== undefined) {
    throw new Error(`There is no option ${option}: name files or folders, or add ${allRules}.`);
  }
  const sources = chosen(siteDir, names);
  const { findings, excused, figures } = checkSources(siteDir, sources);
  if (findings.length > 0) print(`${formatFindings(findings)}\n`);
  if (args.includes(allRules) && excused.length > 0) {
    const rules = [...groupBy(excused, ({ rule }) => rule)].map(
      ([rule, own]) => `${rule} ${own.length}`,
    );
    print(
      `Don't bind these files yet:\n${formatFindings(excused)}\n\n${rules.sort().join(', ')}\n`,
    );
  }
  if (names.length > 0) {
    figures.forEach((page) => print(`${page.file}: ${figuresText(page.figures)}`));
  }
  const isMore = excused.length > 0 && !args.includes(allRules);
  print(
    `${sources.length} files checked, ${findings.length} findings` +
      (isMore ? ` (${excused.length} more with ${allRules}, in files of the first edition)` : ''),
  );
  return findings.length > 0 ? 1 : 0;
}

function chosen(siteDir: string, names: readonly string[]) {
  const all = readProseSources(siteDir);
  if (names.length === 0) return all;
  return names.flatMap((name) => {
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
