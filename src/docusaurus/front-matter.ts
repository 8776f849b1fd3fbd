/** How front matter is read. */
import type { ParseFrontMatter } from '@docusaurus/types';

/**
 * Docusaurus's way, but for malformed front matter: its parser fails once, and takes the front
 * matter of that text for empty from then on, so that only the first of its readers would tell of
 * it.
 */
export function parseFrontMatter(): ParseFrontMatter {
  const failures = new Map<string, { readonly text: string; readonly error: unknown }>();
  return async ({ defaultParseFrontMatter, ...page }) => {
    const failure = failures.get(page.filePath);
    if (failure?.text === page.fileContent) throw failure.error;
    try {
      return await defaultParseFrontMatter(page);
    } catch (error) {
      failures.set(page.filePath, { text: page.fileContent, error });
      throw error;
    }
  };
}
