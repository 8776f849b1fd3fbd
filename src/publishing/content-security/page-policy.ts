/**
 * Where a page names its content security policy, with or without the quotes that minifiers leave
 * out.
 */
export const policyPattern = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)">/;

/**
 * The policy that a page names, empty where it names none; attributes may spell quotes as
 * references.
 */
export const policyOf = (html: string): string =>
  policyPattern.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? '';
