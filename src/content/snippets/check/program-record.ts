/**
 * Which state of the Scala program the lock files were made with: one committed file for all of
 * them.
 */
import fs from 'node:fs';
import path from 'node:path';

/** Where it stands, relative to the project root. */
export const programFile = 'snippets/program.json';

/** The hash of the program that made the lock files; null where that is not known. */
export function madeWith(siteDir: string): string | null {
  try {
    const text = fs.readFileSync(path.join(siteDir, programFile), 'utf8');
    return (JSON.parse(text) as { program?: string }).program ?? null;
  } catch {
    return null;
  }
}

/** Records that the program with this hash has checked every page. */
export function recordProgram(siteDir: string, program: string): void {
  const file = path.join(siteDir, programFile);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify({ program })}\n`);
}
