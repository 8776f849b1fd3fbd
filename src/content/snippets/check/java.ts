/** Starts the Scala program. */
import { spawn } from 'node:child_process';
import { missingTool } from '../class-path/maven';
import type { Connection } from './connection';
import type { Program } from './program';

/**
 * Settings of the JVM. Its second compiler would use more of the processor than it saves, even in a
 * check of all pages; without it, the code cache is small by default.
 */
const settings = [
  '-Xss8m',
  '-Xmx1500m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-XX:ReservedCodeCacheSize=160m',
];

/** Arguments of `java` before those of the program. */
export function javaArguments({ classPath }: Program): string[] {
  return [...settings, '-cp', classPath, 'snippets.Main'];
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
