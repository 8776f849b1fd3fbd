/** What pages may use without imports. */
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, CodeBlock };
