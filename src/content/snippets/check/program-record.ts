/** Records in one committed file which version of the Scala program wrote the lock files. */
import fs from 'node:fs';
import path from 'node:path';

/** Path of the file, relative to the project root. */
export const programFile = 'snippets/program.json';

/** Hash of the program that wrote the lock files; null if unknown. */
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
