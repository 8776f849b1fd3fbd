/**
 * The files that haven't been edited since the rules of the second edition exist: those rules don't
 * bind them yet.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../utils/validation/finding';
import { newRules } from './model/check';
import type { ProseFinding } from './model/finding';
import { archive } from './rules';

/**
 * The list, relative to the project's folder: a file on each line, sorted. Lines are only removed,
 * and the list with the last one.
 */
export const firstEditionFile = 'src/checks/prose/first-edition.txt';

export interface FirstEdition {
  readonly files: ReadonlySet<string>;
  /** Lines that are out of order, or name no file. */
  readonly findings: readonly Finding[];
}

export function readFirstEdition(siteDir: string): FirstEdition {
  const list = path.join(siteDir, firstEditionFile);
  const text = fs.existsSync(list) ? fs.readFileSync(list, 'utf8') : '';
  const files = text.split('\n').filter((line) => line !== '');
  const findings = files.flatMap((file, index): Finding[] => {
    const found = (problem: string, remedy: string): Finding[] => [
      { file: firstEditionFile, line: index + 1, problem, remedy },
    ];
    if (!fs.existsSync(path.join(siteDir, file))) {
      return found(`there is no file ${file}`, 'remove the line');
    }
    return index > 0 && file <= (files[index - 1] ?? '')
      ? found(`${file} is out of order`, 'sort the lines by their characters, each once')
      : [];
  });
  return { files: new Set(files), findings };
}

/**
 * Divides the findings in a file into those that bind it and those that it's excused from. The
 * archive has no second edition, so the new rules find nothing there.
 */
export function divide(
  file: string,
  findings: readonly ProseFinding[],
  { files }: FirstEdition,
): { readonly binding: readonly ProseFinding[]; readonly excused: readonly ProseFinding[] } {
  const binding = findings.filter(({ rule }) => !newRules.has(rule));
  const others = findings.filter(({ rule }) => newRules.has(rule));
  if (archive.test(file)) return { binding, excused: [] };
  return files.has(file) ? { binding, excused: others } : { binding: findings, excused: [] };
}
