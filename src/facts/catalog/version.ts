const pattern = /^(\d+(?:\.\d+)+)(?:-(RC|M)(\d+)|-jre|-android)?$/;

/**
 * Whether the text is a release version in Maven: numbers with dots, optionally followed by a
 * milestone, a release candidate, or the platform that Guava names.
 */
export function isVersion(text: string): boolean {
  return pattern.test(text);
}

/** Whether a release is before 1.0, a milestone or a release candidate. */
export function isEarly(version: string): boolean {
  const [, , stage] = pattern.exec(version) ?? [];
  return stage !== undefined || version.startsWith('0.');
}

/**
 * Compares releases, oldest first: by their numbers, then milestone, candidate and final release.
 * Text that isn't a release version sorts first.
 */
export function compareVersions(a: string, b: string): number {
  const left = parts(a);
  const right = parts(b);
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Four numbers, then the stage and its number, so that releases with different lengths compare. */
function parts(version: string): number[] {
  const [, numbers = '', stage, count] = pattern.exec(version) ?? [];
  const stages: Record<string, number> = { M: 0, RC: 1 };
  const padded = [...numbers.split('.').map(Number), 0, 0, 0, 0].slice(0, 4);
  return [...padded, stages[stage ?? ''] ?? 2, Number(count ?? 0)];
}
