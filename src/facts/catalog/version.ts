const pattern = /^(\d+(?:\.\d+)+)(?:-(RC|M)(\d+))?$/;

/**
 * Whether this is a release as Maven has it: numbers with dots, and perhaps a milestone or
 * candidate.
 */
export function isVersion(text: string): boolean {
  return pattern.test(text);
}

/** Whether a release comes before 1.0, or is a milestone or candidate. */
export function isEarly(version: string): boolean {
  const [, , stage] = pattern.exec(version) ?? [];
  return stage !== undefined || version.startsWith('0.');
}

/**
 * Orders releases, oldest first: by their numbers, and a milestone before a candidate before the
 * release itself. Text that is no release sorts as the oldest.
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

/** Four numbers, then the stage and its number, so that releases of one library line up. */
function parts(version: string): number[] {
  const [, numbers = '', stage, count] = pattern.exec(version) ?? [];
  const stages: Record<string, number> = { M: 0, RC: 1 };
  const padded = [...numbers.split('.').map(Number), 0, 0, 0, 0].slice(0, 4);
  return [...padded, stages[stage ?? ''] ?? 2, Number(count ?? 0)];
}
