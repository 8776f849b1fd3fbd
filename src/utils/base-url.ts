/** Put here by the bundler. */
declare const __webpack_public_path__: string;

/**
 * The site's base address in the browser, with a slash at its end; without the rest of the site's
 * configuration.
 */
export function baseUrlInBrowser(): string {
  return __webpack_public_path__;
}
