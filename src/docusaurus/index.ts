/** Everything that `docusaurus.config.ts` imports, except the plugins. */
export { sortAsInEnglish } from './collation';
export { docsPlugins, docsPreset, mdxSources } from './docs';
export { checkFiles } from '../checks/site-files';
export { footer } from '../config/footer';
export { parseFrontMatter } from './front-matter';
export { pageHistory } from './history';
export { htmlTemplate } from './html-template';
export { iconAddress } from './icon';
export { navbar } from '../config/navbar';
export { baseUrl, siteTitle, siteUrl, tagline } from '../config/site';
