/** A code block. The build replaces every fence of a page with one (`src/content/code-block`). */
export { CodeBlock as default } from '../../content/code-block/ui/CodeBlock';
