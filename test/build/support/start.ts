/** Runs `npm start` in the folder of a site, on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const pause = 50;

export interface StartedSite {
  readonly origin: string;
  /** The terminal output so far. */
  readonly output: () => string;
  /** Stops only npm, as its parent process would, and waits until the site no longer responds. */
  readonly stop: () => Promise<void>;
}

/** Starts the server, and waits until it responds. */
export async function startSite(folder: string): Promise<StartedSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const npm = spawn('npm', ['start', '--', '--no-open', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Jest sets this variable, and Docusaurus would use it.
    env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: '0' },
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  while (!(await answers(origin))) {
    if (hasEnded(npm)) throw new Error(`The development server has ended:\n${output}`);
    await wait(pause);
  }
  return {
    origin,
    output: () => output,
    stop: async () => {
      await end(npm);
      while (await answers(origin)) await wait(pause);
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function end(npm: ChildProcess): Promise<void> {
  if (hasEnded(npm)) return;
  npm.kill();
  await once(npm, 'exit');
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
