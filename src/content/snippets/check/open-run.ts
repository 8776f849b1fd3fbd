/** Configures a run of the check with the real Scala program. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BuiltLibraries } from '../class-path/built';
import { launch } from './java';
import type { Options } from './options';
import { buildProgram, compilerVersions, programHash } from './program';
import type { Run } from './run';
import { connectToServer, stopServers } from './server';
import type { Terminal } from './terminal';

/** Folder for the program, the server's status and resolved class paths. */
export function cacheDirOf(siteDir: string): string {
  return process.env.SNIPPETS_SERVER_DIR ?? path.join(siteDir, 'node_modules/.cache/snippets');
}

/**
 * A run over all pages: on the warm server, or, to compare, with its own process and class paths.
 * In CI, a comparison requires that the network of the pages' code can be cut off.
 */
export function openRun(
  siteDir: string,
  { check, all }: Pick<Options, 'check' | 'all'>,
  terminal: Terminal,
  built: BuiltLibraries = new Map(),
  servers: ReadonlyMap<string, string> = new Map(),
): Run {
  const cacheDir = cacheDirOf(siteDir);
  return {
    siteDir,
    files: null,
    compare: check,
    all,
    isolation: check && process.env.CI ? 'require' : 'prefer',
    versions: compilerVersions(siteDir),
    program: programHash(siteDir),
    built,
    servers,
    classPathDir: check
      ? fs.mkdtempSync(path.join(os.tmpdir(), 'class-paths-'))
      : path.join(cacheDir, 'class-paths'),
    connect: async (fresh) => {
      const building = () => terminal.say('Building the Scala program of the check …');
      const program = await buildProgram(siteDir, cacheDir, building);
      if (check) return launch(program);
      // A shared folder can contain servers for other versions of the program.
      if (process.env.SNIPPETS_SERVER_DIR === undefined) await stopServers(cacheDir, program.hash);
      return connectToServer(cacheDir, program, fresh);
    },
    terminal,
  };
}
