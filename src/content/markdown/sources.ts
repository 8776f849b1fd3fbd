import fs from 'node:fs';
import path from 'node:path';
import { markdownFiles } from '../../facts/inventory/pages-on-disk';

interface MarkdownSource {
  /** File relative to the project root, with `/` between folders. */
  readonly file: string;
  readonly text: string;
}

/** All Markdown sources: pages of all versions, their partials, and screens. */
export function readMarkdownSources(siteDir: string): MarkdownSource[] {
  return ['docs', 'versioned_docs', 'src/pages']
    .flatMap((folder) => markdownFiles(siteDir, folder).map((name) => `${folder}/${name}`))
    .map((file) => ({ file, text: fs.readFileSync(path.join(siteDir, file), 'utf8') }));
}
