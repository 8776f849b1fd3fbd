/** The plugins of the site. */
export { default as backgroundBuild } from './background-build';
export { default as codeBlocks } from './code-blocks';
export { default as islands } from './islands';
export { default as markdownMirror } from './markdown-mirror';
export { default as mdxDependencies } from './mdx-dependencies';
export { default as openSearch } from './opensearch';
export { default as operators } from './operators';
export { pageFrame } from './page-frame';
export { default as pageIndex } from './page-index';
export { default as pageRules } from './page-rules';
export { default as pendingLinks } from './pending-links';
export { default as portableRequests } from './portable-requests';
export { default as prose } from './prose';
export { default as quickEdits } from './quick-edits';
export { default as robots } from './robots';
export { default as search } from './search';
export { sitePlan } from './site-plan';
