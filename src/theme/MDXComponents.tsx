import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import { vocabulary } from '../components/vocabulary';

/** Docusaurus's own components for Markdown, and the vocabulary of this site. */
export default { ...MDXComponents, CodeBlock, ...vocabulary };
