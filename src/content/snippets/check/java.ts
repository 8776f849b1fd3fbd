/** Starts the Scala program. */
import { spawn } from 'node:child_process';
import { missingTool } from '../class-path/maven';
import type { Connection } from './connection';
import type { Program } from './program';

/** Arguments of `java` before those of the program. */
export function javaArguments({ classPath }: Program): string[] {
  return ['-Xss8m', '-Xmx1500m', '-XX:+UseSerialGC', '-cp', classPath, 'snippets.Main'];
}

/**
 * Starts the program for one conversation on its standard streams. Its standard error is shown
 * unchanged.
 *
 * @throws Error if Java isn't installed
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
