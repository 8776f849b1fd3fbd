import type { ParseFrontMatter } from '@docusaurus/types';

/**
 * Wraps Docusaurus's parser, which throws for malformed front matter only once: after that it
 * returns empty front matter for the same text. This one throws every time.
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
