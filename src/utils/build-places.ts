/**
 * Where the build runs that the development server has beside it, apart from the server and from
 * `npm run build`.
 */
import path from 'node:path';

const folder = '.docusaurus/background';

/** Docusaurus takes its folder of generated files from this variable. */
const generatedKey = 'DOCUSAURUS_GENERATED_FILES_DIR_NAME';

/** What makes a build one of the background. */
export const backgroundEnvironment = { [generatedKey]: `${folder}/generated` };

/** Whether this process is such a build. */
export const isInBackground = process.env[generatedKey] === backgroundEnvironment[generatedKey];

/** Where such a build writes, relative to the site's folder. */
export const unfinishedSite = `${folder}/next`;

/** The last one that succeeded. */
export const finishedSite = `${folder}/site`;

/** Where the bundler of this process keeps what it has compiled. */
export const bundlerCache = (siteDir: string): string =>
  path.join(siteDir, 'node_modules/.cache', isInBackground ? 'rspack-background' : 'rspack');
