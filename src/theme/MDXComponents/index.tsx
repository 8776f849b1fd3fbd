import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import CodeBlock from '@theme/CodeBlock';
import type { Props } from '@theme/MDXComponents/A';
import MDXComponents from '@theme-original/MDXComponents';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ProgramOutput } from '../../content/code-block/ui/BlockOutput';
import { CheckedAgainst } from '../../content/code-block/ui/CheckedAgainst';
import { Fold } from '../../content/parts/Fold';
import { vocabulary } from '../../content/components/vocabulary';

/** A link in a page. Without classes, it has no `class` attribute instead of an empty one. */
function PageLink(props: Props): ReactNode {
  // The link back from a footnote has an id and is a scroll target.
  const target = useAnchorTargetClassName(props.id);
  return <Link {...props} className={clsx(target, props.className) || undefined} />;
}

/** Docusaurus's components for Markdown, and this site's own. */
export default {
  ...MDXComponents,
  a: PageLink,
  CheckedAgainst,
  CodeBlock,
  Details: Fold,
  details: Fold,
  ProgramOutput,
  ...vocabulary,
};
