/** The warm server. The first command that needs it starts it; later ones find its status file. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { missingTool } from '../class-path/maven';
import { ask, type Connection, ProgramEnded } from './connection';
import { isRunning, withFileLock } from './file-lock';
import { javaArguments } from './java';
import type { Program } from './program';

interface Status {
  readonly port: number;
  readonly token: string;
  readonly pid: number;
}

const startTimeoutMs = 60_000;

/**
 * Connects to this program's server in `dir`, and starts it if necessary.
 *
 * @param fresh whether to replace a running server, because it failed
 * @throws Error if the server doesn't start; the message contains its output
 */
export async function connectToServer(
  dir: string,
  program: Program,
  fresh: boolean,
): Promise<Connection> {
  const statusFile = path.join(dir, `server-${program.hash}.json`);
  return withFileLock(path.join(dir, 'server.lock'), async () => {
    if (fresh) end(statusFile);
    const running = await connect(statusFile);
    if (running !== null) return running;
    const log = path.join(dir, `server-${program.hash}.log`);
    const pid = await start(program, statusFile, log);
    const deadline = Date.now() + startTimeoutMs;
    while (Date.now() < deadline && isRunning(pid)) {
      const connection = await connect(statusFile);
      if (connection !== null) return connection;
      await sleep(50);
    }
    throw new Error(`The server of the check did not start:\n${fs.readFileSync(log, 'utf8')}`);
  });
}

/**
 * Stops all servers in `dir` except that of the program with hash `except`; returns their number.
 */
export async function stopServers(dir: string, except: string | null = null): Promise<number> {
  const files = fs.existsSync(dir) ? fs.readdirSync(dir) : [];
  let stopped = 0;
  for (const file of files) {
    const hash = /^server-(\w+)\.json$/.exec(file)?.[1];
    if (hash === undefined || hash === except) continue;
    const connection = await connect(path.join(dir, file));
    if (connection !== null) {
      await ask(connection, { op: 'shutdown' }, () => undefined).catch((error: unknown) => {
        // A server that dies before it says goodbye has stopped too.
        if (!(error instanceof ProgramEnded)) throw error;
      });
      connection.close();
      stopped++;
    }
    fs.rmSync(path.join(dir, file), { force: true });
  }
  return stopped;
}

function readStatus(statusFile: string): Status | null {
  try {
    return JSON.parse(fs.readFileSync(statusFile, 'utf8')) as Status;
  } catch {
    return null;
  }
}

/** Kills a server that no longer responds. */
function end(statusFile: string): void {
  const status = readStatus(statusFile);
  fs.rmSync(statusFile, { force: true });
  if (status !== null && isRunning(status.pid)) process.kill(status.pid);
}

async function connect(statusFile: string): Promise<Connection | null> {
  const status = readStatus(statusFile);
  if (status === null) return null;
  return new Promise((resolve) => {
    const socket = net.connect(status.port, '127.0.0.1');
    socket.on('error', () => resolve(null));
    socket.once('connect', () => {
      socket.write(`${status.token}\n`);
      resolve({ input: socket, output: socket, close: () => socket.destroy() });
    });
  });
}

function start(program: Program, statusFile: string, log: string): Promise<number> {
  const output = fs.openSync(log, 'w');
  const args = [...javaArguments(program), 'server', statusFile];
  const child = spawn('java', args, {
    detached: true,
    env: process.env,
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error(missingTool('Java', 'java'))));
    child.once('spawn', () => {
      child.unref();
      resolve(child.pid ?? 0);
    });
  });
}
