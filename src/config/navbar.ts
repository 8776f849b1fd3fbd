import type { ThemeConfig } from '@docusaurus/preset-classic';
import { siteTitle } from './identity';

/** The header's entries are drawn from `sections.ts` by `src/theme/Navbar`. */
export const navbar: ThemeConfig['navbar'] = { title: siteTitle, items: [] };
