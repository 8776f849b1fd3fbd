import { groupBy } from '../../../utils/group-by';
import type { ProseReport } from './check';

/**
 * The part of the site that a file belongs to: `docs/reference/core`, `docs/zio-json`, `src/theme`.
 */
function sectionOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders
    .slice(0, folders[1] === 'reference' || folders[1] === 'features' ? 3 : 2)
    .join('/');
}

/** A plain-text table of findings per 1,000 words for each section. */
export function sectionTable(reports: readonly ProseReport[]): string {
  const sections = groupBy(reports, ({ file }) => sectionOf(file));
  const row = (name: string, members: readonly ProseReport[]): string => {
    const words = members.reduce((sum, each) => sum + each.words, 0);
    const findings = members.reduce(
      (sum, each) => sum + each.findings.filter(({ isWarning }) => !isWarning).length,
      0,
    );
    const rate = words === 0 ? 0 : (findings / words) * 1000;
    const cells = [members.length, words, findings, rate.toFixed(1)];
    return `${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
  };
  const head = ['files', 'words', 'findings', 'per 1,000']
    .map((name) => name.padStart(10))
    .join('');
  return [
    `${'section'.padEnd(34)}${head}`,
    ...[...sections]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, members]) => row(name, members)),
    row('all', reports),
  ].join('\n');
}
