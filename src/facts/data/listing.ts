/**
 * Parts that all listed entries have, and their rules, which `test/unit/data` checks. Data files
 * here are plain: they import only types, and contain no Markdown.
 */

/** Source of a fact, where readers can check it. */
export interface Sourced {
  /** `https` address of a public page or file with the fact. */
  readonly source: string;
}

export interface Listed extends Sourced {
  readonly name: string;
  /** `https` address of the listed item. */
  readonly url: string;
}

const sentenceLimits = { shortest: 30, longest: 160 } as const;

/** Problem of an address, or null. */
export function addressProblem(address: string): string | null {
  if (!address.startsWith('https://')) return `"${address}" must begin with https://`;
  if (!URL.canParse(address)) return `"${address}" is not an address`;
  if (/\s/.test(address)) return `"${address}" must not contain spaces`;
  return null;
}

/** Problem of a sentence shown next to an entry, or null. */
export function sentenceProblem(sentence: string): string | null {
  const { shortest, longest } = sentenceLimits;
  if (sentence.length < shortest || sentence.length > longest)
    return `"${sentence}" has ${sentence.length} characters; write ${shortest} to ${longest}`;
  if (!/^\p{Lu}.*\.$/u.test(sentence))
    return `"${sentence}" must be one sentence that starts with a capital letter and ends with a full stop`;
  if (/[<>[\]`*]/.test(sentence)) return `"${sentence}" must be plain text without Markdown`;
  return null;
}

/** Problems of the parts that every entry has. */
export function entryProblems(entry: Listed): string[] {
  const problems = [addressProblem(entry.url), addressProblem(entry.source)];
  if (entry.name.trim() !== entry.name || entry.name === '')
    problems.push(`the name "${entry.name}" must not be empty or padded with spaces`);
  return problems.filter((problem) => problem !== null);
}

/** Key for comparing names; ignores case and accents. */
export function nameKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return nameKey(one.name) < nameKey(other.name) ? -1 : 1;
}
