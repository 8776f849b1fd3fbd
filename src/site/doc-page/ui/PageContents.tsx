import Link from '@docusaurus/Link';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useFilteredAndTreeifiedTOC, type TOCTreeNode } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import { contentId, contentsId } from '../../site-frame/ui/ids';
import styles from './PageContents.module.css';

/**
 * A page's table of contents: a column if there's room, otherwise a native popover. Its button is
 * in the bottom bar of narrow screens and next to the title on medium ones. Its title is a link, so
 * that no heading is the current one during the introduction.
 */
export function PageContents({ toc }: { readonly toc: readonly TOCItem[] }): ReactNode {
  const { tableOfContents } = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({ toc, ...tableOfContents });
  if (tree.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={contentsId}>
        On this page
      </button>
      <nav id={contentsId} popover="auto" className={styles.contents} aria-label="On this page">
        <Link
          to={`#${contentId}`}
          className={styles.title}
          aria-hidden="true"
          tabIndex={-1}
          data-noBrokenLinkCheck
        >
          On this page
        </Link>
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
          {/* The Markdown compiler made this HTML from the heading. */}
          <Link to={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
          {children.length > 0 && <Headings nodes={children} />}
        </li>
      ))}
    </ul>
  );
}
