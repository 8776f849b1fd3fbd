/** Matches a page's content security policy, with or without the quotes that minifiers remove. */
export const policyPattern = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)">/;

/** The policy that a page contains, with references for quotes decoded; empty if there is none. */
export const policyIn = (html: string): string =>
  policyPattern.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? '';
