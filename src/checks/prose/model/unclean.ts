/** The list of files that aren't clean yet; it may only shrink. */
import type { Finding } from '../../../utils/validation/finding';
import type { ProseReport } from './check';
import type { ProseFinding } from './finding';

/** The committed list, relative to the project root. */
export const uncleanFile = 'src/checks/prose/unclean.tsv';

/** The maximum number of findings for each file on the list. */
export type Unclean = ReadonlyMap<string, number>;

/** Parses the list: a file and a number on each line, separated by a tab. */
export function parseUnclean(text: string): Unclean {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [file = '', most = ''] = line.split('\t');
        return [file, Number(most)];
      }),
  );
}

/** The list after a check: it gains no files, and no number grows. */
export function shrunk(unclean: Unclean, reports: readonly ProseReport[]): string {
  return [...unclean]
    .flatMap(([file, most]) => {
      const report = reports.find((each) => each.file === file);
      const count = Math.min(most, report ? errorsOf(report).length : 0);
      return count === 0 ? [] : [`${file}\t${count}\n`];
    })
    .join('');
}

const errorsOf = ({ findings }: ProseReport): ProseFinding[] =>
  findings.filter(({ isWarning }) => !isWarning);

/**
 * The findings that stop a build: those in files that aren't on the list or exceed their number
 * there.
 */
export function refused(reports: readonly ProseReport[], unclean: Unclean): Finding[] {
  return reports.flatMap((report) => {
    const errors = errorsOf(report);
    const most = unclean.get(report.file) ?? 0;
    if (errors.length <= most) return [];
    if (most === 0) return errors;
    const problem = `there are ${errors.length} findings, but ${uncleanFile} allows only ${most}`;
    const remedy = 'look at the findings below, and fix at least as many as your change has added';
    return [{ file: report.file, line: 1, problem, remedy }, ...errors];
  });
}

/** Lines to remove from the list, because the file is clean or no longer exists. */
export function outdated(
  reports: readonly ProseReport[],
  unclean: Unclean,
  exists: (file: string) => boolean,
): Finding[] {
  return [...unclean.keys()].flatMap((file, index) => {
    const report = reports.find((each) => each.file === file);
    const problem =
      report && errorsOf(report).length === 0
        ? `${file} is clean`
        : exists(file)
          ? null
          : `there is no ${file}`;
    if (problem === null) return [];
    const remedy = 'remove its line from the list, or run: npm run prose -- --shrink';
    return [{ file: uncleanFile, line: index + 1, problem, remedy }];
  });
}
