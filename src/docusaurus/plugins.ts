/** The site's plugins. */
export { default as application } from '../site/application/plugin';
export { default as backgroundBuild } from './background-build';
export { default as codeBlocks } from '../content/code-block/plugin';
export { default as markdownMirror } from '../publishing/markdown-mirror';
export { default as mdxDependencies } from '../content/mdx-dependencies';
export { default as openSearch } from '../site/search/plugin/opensearch';
export { default as operators } from '../site/operators/plugin';
export { pageFrame } from '../publishing/page-frame';
export { default as pageIndex } from '../site/page-index/plugin';
export { default as pendingLinks } from '../content/pending-links';
export { default as quickEdits } from './quick-edits';
export { redirectsPlugin as redirects } from '../publishing/redirects/plugin';
export { default as robots } from '../publishing/robots';
export { default as search } from '../site/search/plugin';
export { default as sources } from '../checks/sources';
