/**
 * Folders of the background build, which runs next to the development server. They are separate
 * from those of the server and of `npm run build`.
 */
import path from 'node:path';

const folder = '.docusaurus/background';

/** Docusaurus reads the folder of generated files from this variable. */
const generatedKey = 'DOCUSAURUS_GENERATED_FILES_DIR_NAME';

/** Environment variables for a background build. */
export const backgroundEnvironment = { [generatedKey]: `${folder}/generated` };

/** Whether this process is a background build. */
export const isInBackground = process.env[generatedKey] === backgroundEnvironment[generatedKey];

/** Output folder of a background build, relative to the site's folder. */
export const unfinishedSite = `${folder}/next`;

/** Folder of the last successful background build. */
export const finishedSite = `${folder}/site`;

/** Folder of the bundler's cache for this process. */
export const bundlerCache = (siteDir: string): string =>
  path.join(siteDir, 'node_modules/.cache', isInBackground ? 'rspack-background' : 'rspack');
