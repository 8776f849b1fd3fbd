/** How the Scala program is launched. */
import { spawn } from 'node:child_process';
import { missingTool } from '../class-path/maven';
import type { Connection } from './connection';
import type { Program } from './program';

/** The arguments of `java` up to the program's own. */
export function javaArguments({ classPath }: Program): string[] {
  return ['-Xss8m', '-Xmx1500m', '-XX:+UseSerialGC', '-cp', classPath, 'snippets.Main'];
}

/**
 * Starts the program for one conversation on its standard streams. What it writes to standard error
 * is shown as it is.
 *
 * @throws Error where there is no Java on this machine
 */
export function launch(program: Program): Promise<Connection> {
  const args = [...javaArguments(program), 'stdio'];
  const child = spawn('java', args, { env: process.env, stdio: ['pipe', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error(missingTool('Java', 'java'))));
    child.once('spawn', () =>
      resolve({ input: child.stdin, output: child.stdout, close: () => child.stdin.end() }),
    );
  });
}
