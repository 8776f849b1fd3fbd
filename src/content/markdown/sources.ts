import fs from 'node:fs';
import path from 'node:path';

export interface MarkdownSource {
  /** File relative to the project root, with `/` between folders. */
  readonly file: string;
  readonly text: string;
}

/** All Markdown sources: pages of all versions, their partials, and screens. */
export function readMarkdownSources(siteDir: string): MarkdownSource[] {
  return ['docs', 'versioned_docs', 'src/pages'].flatMap((folder) => {
    const root = path.join(siteDir, folder);
    if (!fs.existsSync(root)) return [];
    return fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .sort()
      .map((name) => ({
        file: `${folder}/${name.split(path.sep).join('/')}`,
        text: fs.readFileSync(path.join(root, name), 'utf8'),
      }));
  });
}
