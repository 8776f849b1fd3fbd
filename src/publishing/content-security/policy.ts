/** The Content-Security-Policy of the site: its own files, and what is inline by its hash. */
import { createHash } from 'node:crypto';
import type { InlineContent } from './inline-content';

/** A text as a source of a policy: `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy that every page names in a `<meta>`. Nothing comes from elsewhere, no script is made
 * of text (no `unsafe-eval`), no script or style stands in a page unless its hash is here (no
 * `unsafe-inline`); attributes with scripts or styles are refused.
 */
export function contentPolicy({ scripts, styles }: InlineContent): string {
  const sources = (texts: readonly string[]): string =>
    ["'self'", ...new Set(texts.map(hashSource))].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    // The bundler puts pictures of a few kilobytes into the page as data.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // The form of the search leads to its screen.
    "form-action 'self'",
  ].join('; ');
}

/**
 * The element that puts a page under a policy; it governs what follows it, so it comes first in the
 * head.
 */
export function policyTag(policy: string) {
  return {
    tagName: 'meta',
    attributes: { 'http-equiv': 'Content-Security-Policy', content: policy },
  };
}
