/**
 * What every listed entry has in common, and the rules that `test/unit/data` holds each one to.
 * Data files here are plain: no imports but types, no Markdown.
 */

/** Where a fact was read; a reader may check it there. */
export interface Sourced {
  /** `https` address of a public page or file that says so. */
  readonly source: string;
}

export interface Listed extends Sourced {
  readonly name: string;
  /** `https` address of the thing itself. */
  readonly url: string;
}

const sentenceLimits = { shortest: 30, longest: 160 } as const;

/** What is wrong with an address, or null. */
export function addressProblem(address: string): string | null {
  if (!address.startsWith('https://')) return `"${address}" must begin with https://`;
  if (!URL.canParse(address)) return `"${address}" is not an address`;
  if (/\s/.test(address)) return `"${address}" must not contain spaces`;
  return null;
}

/** What is wrong with a sentence shown beside an entry, or null. */
export function sentenceProblem(sentence: string): string | null {
  const { shortest, longest } = sentenceLimits;
  if (sentence.length < shortest || sentence.length > longest)
    return `"${sentence}" has ${sentence.length} characters; write ${shortest} to ${longest}`;
  if (!/^\p{Lu}.*\.$/u.test(sentence))
    return `"${sentence}" must be one sentence that starts with a capital letter and ends with a full stop`;
  if (/[<>[\]`*]/.test(sentence)) return `"${sentence}" must be plain text without Markdown`;
  return null;
}

/** The parts that every entry has. */
export function entryProblems(entry: Listed): string[] {
  const problems = [addressProblem(entry.url), addressProblem(entry.source)];
  if (entry.name.trim() !== entry.name || entry.name === '')
    problems.push(`the name "${entry.name}" must not be empty or padded with spaces`);
  return problems.filter((problem) => problem !== null);
}

/** How names are compared: case and accents do not make two entries different. */
export function nameKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return nameKey(one.name) < nameKey(other.name) ? -1 : 1;
}
