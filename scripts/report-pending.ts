/**
 * `npx tsx scripts/report-pending.ts`: lists the pages that are linked but not written yet, most
 * links first.
 */
import { readMarkdownSources } from '../src/content/markdown/sources';
import { diskDirectory } from '../src/content/pending-links/disk-directory';
import { pendingPages, summary } from '../src/content/pending-links/model/report';

const siteDir = process.cwd();
const pages = pendingPages(readMarkdownSources(siteDir), diskDirectory(siteDir));
for (const { id, from } of pages) console.log([id, ...from].join('\n  '));
console.log(summary(pages));
