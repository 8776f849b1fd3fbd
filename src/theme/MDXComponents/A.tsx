import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { Props } from '@theme/MDXComponents/A';
import type { ReactNode } from 'react';

/** A link of a page; without a class where it has none, rather than with an empty one. */
export default function MDXA(props: Props): ReactNode {
  // The way back from a footnote has an id, and is scrolled to.
  const target = useAnchorTargetClassName(props.id);
  return <Link {...props} className={clsx(target, props.className) || undefined} />;
}
