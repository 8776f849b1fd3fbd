/** Defined by the bundler. */
declare const __webpack_public_path__: string;

/**
 * Base address of the site in the browser, with a trailing slash. Avoids loading the rest of the
 * site's configuration.
 */
export function baseUrlInBrowser(): string {
  return __webpack_public_path__;
}
