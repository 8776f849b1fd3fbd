/**
 * Keeps the application from fetching every page that a link on the screen leads to: links fetch what they need
 * once somebody points at them. A client module, so it runs before Docusaurus offers its functions.
 */

interface Docusaurus {
  readonly prefetch: (route: string) => false | Promise<unknown>;
}

/** Answers for `prefetch` of the object that will be set as `docusaurus` on a window; the rest stays. */
export function refusePrefetch(target: object): void {
  Object.defineProperty(target, 'docusaurus', {
    configurable: true,
    set: (value: Docusaurus) =>
      Object.defineProperty(target, 'docusaurus', { value: { ...value, prefetch: () => false } }),
  });
}

if (typeof window !== 'undefined') refusePrefetch(window);
