/** `npm run report:pending`: the pages that are linked and still to be written, most wanted first; `--json` for programs. */
import { readMarkdownSources } from '../src/features/markdown/sources';
import { diskDirectory } from '../src/plugins/pending-links/disk-directory';
import { pendingPages, summary } from '../src/plugins/pending-links/model/report';

const siteDir = process.cwd();
const pages = pendingPages(readMarkdownSources(siteDir), diskDirectory(siteDir));
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(pages, null, 2));
} else {
  for (const { id, from } of pages) console.log([id, ...from].join('\n  '));
  console.log(summary(pages));
}
