/** Runs Maven in the background and captures its output. */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/**
 * Runs `mvn` and waits for it.
 *
 * @throws Error if Maven isn't installed
 */
export function maven(
  args: readonly string[],
  cwd: string,
): Promise<{ readonly ok: boolean; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('mvn', args, { cwd, env: process.env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: string[] = [];
    child.stdout.on('data', (text: Buffer) => output.push(text.toString()));
    child.stderr.on('data', (text: Buffer) => output.push(text.toString()));
    child.on('error', () => reject(new Error(missingTool('Maven', 'mvn'))));
    child.on('close', (code) =>
      resolve({ ok: code === 0, output: stripVTControlCharacters(output.join('')) }),
    );
  });
}

/** Message for a user who lacks a tool that the check needs. */
export function missingTool(name: string, command: string): string {
  return `${name} is not installed (\`${command}\` was not found). To check the Scala code of the pages, you need Maven and a JDK, version 17 or later. You do not need them to build or read the site.`;
}

const advice =
  /^(\[Help|mvn <args>|After correcting|Re-run Maven|To see the full|For more information)/;

/** Error lines of Maven's output, without its advice. */
export function mavenErrors(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => line.startsWith('[ERROR]'))
    .map((line) =>
      line
        .slice('[ERROR]'.length)
        .replace(/ -> \[Help \d+\]$/, '')
        .trim(),
    )
    .filter((line) => line !== '' && !advice.test(line));
  return lines.length > 0 ? [...new Set(lines)].join('\n') : output.trim();
}
