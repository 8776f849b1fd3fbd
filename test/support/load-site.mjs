/**
 * Loads a site as `docusaurus build` does, before anything is bundled, and prints what its
 * documentation consists of. Its own process, because Docusaurus loads the configuration itself.
 * Usage: node load-site.mjs FOLDER
 */
import path from 'node:path';
import site from '@docusaurus/core/lib/server/site.js';

const siteDir = path.resolve(process.argv[2] ?? '.');
process.env.NODE_ENV = 'production';
const { props } = await site.loadSite({ siteDir });
const docs = props.plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
const versions = docs.content.loadedVersions.map((version) => ({
  name: version.versionName,
  label: version.label,
  path: version.path,
  isLast: version.isLast,
  banner: version.banner,
  badge: version.badge,
  noIndex: version.noIndex,
  pages: version.docs.map(({ id, permalink, unlisted }) => ({ id, permalink, unlisted })),
}));
process.stdout.write(`\n${JSON.stringify({ routes: props.routesPaths, versions })}\n`);
