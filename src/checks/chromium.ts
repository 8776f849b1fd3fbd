/** The Chromium that tests and measurements drive. */
import fs from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** `CHROMIUM` names it where it is not Debian's. */
export const chromiumPath = (): string => process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/**
 * The same engine without the browser around it, a package of its own in Debian: it opens pages in
 * half of the time.
 */
const shellPath = '/usr/bin/chromium-headless-shell';

const enginePath = (): string =>
  process.env['CHROMIUM'] === undefined && fs.existsSync(shellPath) ? shellPath : chromiumPath();

/** Without a sandbox, which containers refuse, and without traffic of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** As where a screen reader runs: otherwise Chromium tells of nothing that it has not laid out. */
export const forScreenReaders = '--force-renderer-accessibility';

const launch = (executablePath: string, flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...chromiumFlags, ...flags] });

/**
 * Starts it without a window, its engine alone where that is installed, with some more flags if
 * asked to.
 */
export const launchBrowser = (...flags: readonly string[]): Promise<Browser> =>
  launch(enginePath(), flags);

/** The same with the whole browser, whose traces tell what was laid out. */
export const launchWholeBrowser = (): Promise<Browser> => launch(chromiumPath(), []);
