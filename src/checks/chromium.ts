/** Starts Chromium for tests and measurements. */
import fs from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The path of Chromium: Debian's, unless the variable `CHROMIUM` names another. */
export const chromiumPath = (): string => process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/**
 * The engine without the browser around it, a separate Debian package. It opens pages in half the
 * time.
 */
const shellPath = '/usr/bin/chromium-headless-shell';

const enginePath = (): string =>
  process.env['CHROMIUM'] === undefined && fs.existsSync(shellPath) ? shellPath : chromiumPath();

/** Without a sandbox, which containers refuse, and without background traffic. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/**
 * As with a running screen reader; otherwise Chromium's accessibility tree lacks whatever isn't
 * laid out.
 */
export const forScreenReaders = '--force-renderer-accessibility';

const launch = (executablePath: string, flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...chromiumFlags, ...flags] });

/** Starts Chromium without a window, if possible the engine alone, with additional flags. */
export const launchBrowser = (...flags: readonly string[]): Promise<Browser> =>
  launch(enginePath(), flags);

/** Starts the whole browser without a window; only its traces contain layout events. */
export const launchWholeBrowser = (): Promise<Browser> => launch(chromiumPath(), []);
