import Link from '@docusaurus/Link';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useFilteredAndTreeifiedTOC, type TOCTreeNode } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import { contentsId } from '../../site-frame/ui/ids';
import styles from './PageContents.module.css';

interface PageContentsProps {
  readonly toc: readonly TOCItem[];
  readonly frontMatter?: {
    readonly toc_min_heading_level?: number;
    readonly toc_max_heading_level?: number;
  };
}

/**
 * The headings of a page. A column where there is room for one; elsewhere a native popover, opened
 * by a button in the bar at the foot of narrow screens and beside the title on middling ones.
 */
export function PageContents({ toc, frontMatter = {} }: PageContentsProps): ReactNode {
  const { tableOfContents } = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: frontMatter.toc_min_heading_level ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: frontMatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel,
  });
  if (tree.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={contentsId}>
        On this page
      </button>
      <nav id={contentsId} popover="auto" className={styles.contents} aria-label="On this page">
        <p className={styles.title} aria-hidden="true">
          On this page
        </p>
        <Headings nodes={tree} />
      </nav>
    </>
  );
}

function Headings({ nodes }: { readonly nodes: readonly TOCTreeNode[] }): ReactNode {
  return (
    <ul>
      {nodes.map(({ id, value, children }) => (
        <li key={id}>
          {/* The value is HTML that the Markdown compiler made of the heading. */}
          <Link to={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
          {children.length > 0 && <Headings nodes={children} />}
        </li>
      ))}
    </ul>
  );
}
