/** Adds the site's base to addresses. */

import { baseUrlInBrowser } from '../../../utils/base-url';

export function withBaseUrl(address: string): string {
  const base = baseUrlInBrowser();
  return address.startsWith(base) ? address : base + address.replace(/^\//, '');
}

export const useBaseUrlUtils = (): { readonly withBaseUrl: (address: string) => string } => utils;

const utils = { withBaseUrl };

export default withBaseUrl;
