/** The site's Content-Security-Policy: its own files, and inline content by its hash. */
import { createHash } from 'node:crypto';
import type { InlineContent } from './inline-content';

/** A text's hash as a source expression: `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy that every page contains in a `<meta>`. It forbids other origins, evaluating text as
 * scripts (no `unsafe-eval`), inline scripts and styles whose hash isn't listed (no
 * `unsafe-inline`), and attributes with scripts or styles.
 */
export function contentPolicy({ scripts, styles }: InlineContent): string {
  const sources = (texts: readonly string[]): string =>
    ["'self'", ...new Set(texts.map(hashSource))].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    // The bundler inlines pictures of a few kilobytes as data URLs.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // The search form opens the search screen.
    "form-action 'self'",
  ].join('; ');
}

/**
 * The `<meta>` element with the policy. It must come first in the head, because it governs only
 * what follows it.
 */
export function policyTag(policy: string) {
  return {
    tagName: 'meta',
    attributes: { 'http-equiv': 'Content-Security-Policy', content: policy },
  };
}
