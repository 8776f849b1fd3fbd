/** The packages that package-lock.json pins. */

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** As its author declares it, an SPDX expression; none where nothing is declared. */
  readonly licence: string | undefined;
  readonly hasInstallScript: boolean;
}

interface Entry {
  readonly version?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

/** @param text package-lock.json, of format 2 or 3; throws if it is none */
export function lockedPackages(text: string): LockedPackage[] {
  const { packages } = JSON.parse(text) as { packages?: Readonly<Record<string, Entry>> };
  if (!packages)
    throw new Error('package-lock.json lists no packages: write it with npm 7 or later');
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { version = '', license, hasInstallScript = false }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
      hasInstallScript,
    }));
}
