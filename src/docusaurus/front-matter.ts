import { validateDocFrontMatter } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type { ParseFrontMatter } from '@docusaurus/types';

/**
 * Reads front matter that Docusaurus would refuse as empty, so that `npm start` goes on. The page
 * rules say what is wrong with it, and stop a build before this.
 */
export const parseFrontMatter: ParseFrontMatter = async ({ defaultParseFrontMatter, ...page }) => {
  try {
    const parsed = await defaultParseFrontMatter(page);
    validateDocFrontMatter(parsed.frontMatter);
    return parsed;
  } catch {
    return { frontMatter: {}, content: page.fileContent };
  }
};
