import type { ThemeConfig } from '@docusaurus/preset-classic';
import { siteTitle } from './identity';

/** `src/theme/Navbar` renders the header's entries from `sections.ts`. */
export const navbar: ThemeConfig['navbar'] = { title: siteTitle, items: [] };
