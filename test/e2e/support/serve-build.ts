/**
 * Serves the built site for the browser tests, as `npm run serve` does, and waits until it
 * responds.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { buildFolder, origin, port } from './site';

declare global {
  var siteServer: ChildProcess | undefined;
}

const attempts = 100;
const pauseMs = 200;

async function answers(): Promise<boolean> {
  return fetch(origin).then(
    (response) => response.ok,
    () => false,
  );
}

export default async function serveBuild(): Promise<void> {
  if (!fs.existsSync(buildFolder)) {
    throw new Error(`${buildFolder} is missing: run "npm run build" before the browser suite`);
  }
  if (await answers()) throw new Error(`port ${port} is taken: stop what listens on it`);
  globalThis.siteServer = spawn(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'serve',
      '--port',
      String(port),
      '--no-open',
    ],
    { stdio: 'ignore' },
  );
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await answers()) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`the built site does not answer at ${origin}`);
}
