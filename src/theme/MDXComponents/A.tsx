import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { Props } from '@theme/MDXComponents/A';
import type { ReactNode } from 'react';

/** A link in a page. Without classes, it has no `class` attribute instead of an empty one. */
export default function MDXA(props: Props): ReactNode {
  // The link back from a footnote has an id and is a scroll target.
  const target = useAnchorTargetClassName(props.id);
  return <Link {...props} className={clsx(target, props.className) || undefined} />;
}
