import type { ParseFrontMatter } from '@docusaurus/types';
import { parseFrontMatter } from '../../../src/docusaurus/front-matter';

describe('malformed front matter', () => {
  /** Fails only once for each text, like the parser of Docusaurus. */
  function forgetful() {
    const seen = new Set<string>();
    return (page: { fileContent: string }) => {
      const isNew = !seen.has(page.fileContent);
      seen.add(page.fileContent);
      return isNew && page.fileContent.includes('"')
        ? Promise.reject(new Error('unexpected end'))
        : Promise.resolve({ frontMatter: {}, content: page.fileContent });
    };
  }

  it('is reported at every attempt to read it, until it is fixed', async () => {
    const parse: ParseFrontMatter = parseFrontMatter();
    const defaultParseFrontMatter = forgetful();
    const read = (fileContent: string) =>
      parse({ filePath: 'docs/page.mdx', fileContent, defaultParseFrontMatter });
    await expect(read('title: "Page')).rejects.toThrow('unexpected end');
    await expect(read('title: "Page')).rejects.toThrow('unexpected end');
    await expect(read('title: Page')).resolves.toMatchObject({ content: 'title: Page' });
  });
});
