/** Addresses with the site's base. */

/** The base address with a slash at its end; the bundler puts it here. */
declare const __webpack_public_path__: string;

export function withBaseUrl(address: string): string {
  const base = __webpack_public_path__;
  return address.startsWith(base) ? address : base + address.replace(/^\//, '');
}

export const useBaseUrlUtils = (): { readonly withBaseUrl: (address: string) => string } => utils;

const utils = { withBaseUrl };

export default withBaseUrl;
