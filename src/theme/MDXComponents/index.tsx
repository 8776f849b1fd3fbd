import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import { CheckedAgainst } from '../../features/code-block/ui/CheckedAgainst';
import { vocabulary } from '../../components/vocabulary';

/** Docusaurus's own components for Markdown, and the vocabulary of this site. */
export default { ...MDXComponents, CheckedAgainst, CodeBlock, ...vocabulary };
