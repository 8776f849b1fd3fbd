/** The Chromium that tests and measurements drive. */
import { type Browser, chromium } from 'playwright-core';

/** `CHROMIUM` names it where it is not Debian's. */
export const chromiumPath = (): string => process.env['CHROMIUM'] ?? '/usr/bin/chromium';

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

/** Starts it without a window, with some more flags if asked to. */
export function launchBrowser(...flags: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, ...flags] });
}
