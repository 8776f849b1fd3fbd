/** What a package must keep to so that this project may depend on it. */

/** SPDX names of licences under which a package may be used to build the site or be part of it. */
export const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Asks for changes of its own files to be published; nothing here changes them.
  'MPL-2.0',
  'Python-2.0',
]);

/** Packages that do not declare a licence to npm, with the licence that was read in their files. */
export const readLicences: ReadonlyMap<string, string> = new Map([
  ['eval', 'MIT'],
  ['format', 'MIT'],
  ['require-like', 'MIT'],
]);

/**
 * Packages with code that npm would run when it installs them, and why they work without. `.npmrc` keeps
 * npm from running any.
 */
export const unrunInstallScripts: ReadonlyMap<string, string> = new Map([
  ['@parcel/watcher', 'its binaries come as packages of their own'],
  ['@swc/core', 'its binaries come as packages of their own'],
  ['core-js', 'the script only asks for donations'],
  ['esbuild', 'its binaries come as packages of their own; the script makes it start faster'],
  ['unrs-resolver', 'its binaries come as packages of their own'],
  ['vnu-jar', 'the script fetches a Java runtime; `npm run check-html` uses the one that is there'],
]);

/** Addresses of advisories that do not concern this site, and why; a static site runs none of its packages. */
export const acceptedAdvisories: ReadonlyMap<string, string> = new Map();
