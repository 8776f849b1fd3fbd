import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import { CheckedAgainst } from '../../content/code-block/ui/CheckedAgainst';
import { Fold } from '../../content/components/Fold';
import { vocabulary } from '../../content/components/vocabulary';

/** Docusaurus's components for Markdown, and this site's own. */
export default {
  ...MDXComponents,
  CheckedAgainst,
  CodeBlock,
  Details: Fold,
  details: Fold,
  ...vocabulary,
};
