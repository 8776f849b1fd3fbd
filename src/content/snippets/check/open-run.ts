/** A run of the check with the real Scala program. */
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

/** Where the program, the server's status and resolved class paths are kept. */
export function cacheDirOf(siteDir: string, env: NodeJS.ProcessEnv = process.env): string {
  return env.SNIPPETS_SERVER_DIR ?? path.join(siteDir, 'node_modules', '.cache', 'snippets');
}

/**
 * A run over all pages: on the warm server, or, to compare, with a process and class paths of its
 * own. In CI a comparison insists that the pages' code gets no network.
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
      // A folder that projects share may hold servers of other versions of the program.
      if (process.env.SNIPPETS_SERVER_DIR === undefined) await stopServers(cacheDir, program.hash);
      return connectToServer(cacheDir, program, fresh);
    },
    terminal,
  };
}
