/** What is wrong with the packages that the project depends on. */
import type { LockedPackage } from './lock';
import { allowedLicences, readLicences, unrunInstallScripts } from './rules';

/** Whether an SPDX expression leaves a way to use the package; of `A OR B` one is enough. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/[()]/g, ' ').trim();
  return bare
    .split(/\s+OR\s+/)
    .some((either) => either.split(/\s+AND\s+/).every((name) => allowedLicences.has(name.trim())));
}

/** The licence of a package, also where only its files tell it. */
export function licenceOf({ name, licence }: LockedPackage): string | undefined {
  return licence ?? readLicences.get(name);
}

/** A line for each package that breaks a rule, with what to do. */
export function problems(packages: readonly LockedPackage[]): string[] {
  const names = new Set(packages.map(({ name }) => name));
  const gone = [...readLicences.keys(), ...unrunInstallScripts.keys()].filter(
    (name) => !names.has(name),
  );
  return [
    ...packages.flatMap((each) => [...licenceProblem(each), ...scriptProblem(each)]),
    ...gone.map(
      (name) => `${name} is no dependency any more: take it out of the lists in rules.ts`,
    ),
  ];
}

function licenceProblem(each: LockedPackage): string[] {
  const licence = licenceOf(each);
  const called = `${each.name} ${each.version}`;
  if (licence === undefined) {
    return [`${called} declares no licence: read its files, and note what they say in rules.ts`];
  }
  if (isAllowed(licence)) return [];
  return [
    `${called} is under ${licence}, which is not among the licences in rules.ts: do without it`,
  ];
}

function scriptProblem({ name, version, hasInstallScript }: LockedPackage): string[] {
  if (!hasInstallScript || unrunInstallScripts.has(name)) return [];
  return [
    `${name} ${version} wants to run code when it is installed, which .npmrc forbids: see whether it ` +
      'works without, and note why in rules.ts, or do without it',
  ];
}
