/** The Nu HTML checker's messages that don't mean a mistake in the pages. */

export interface Allowed {
  /** Matches part of the checker's message. */
  readonly message: RegExp;
  readonly reason: string;
}

export const allowed: readonly Allowed[] = [
  {
    message: /^CSS: Unrecognized at-rule “@view-transition”$/,
    reason:
      'the checker does not know CSS View Transitions 2 (https://www.w3.org/TR/css-view-transitions-2/)',
  },
  {
    message: /violates Content Security Policy \(meta tag\)/,
    reason:
      "the checker reads files, which aren't 'self', and takes JSON-LD for a script; test/e2e/content-security.e2e.ts tests the policy in browsers",
  },
];
