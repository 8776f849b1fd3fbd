/**
 * Replaces Docusaurus's prefetching, which the nearby server doesn't need. It also requests chunks that
 * the bundler has merged into others, which aren't there.
 */
export default function prefetch(): Promise<void> {
  return Promise.resolve();
}
