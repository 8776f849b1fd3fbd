import path from 'node:path';
import type { Definition, Nodes, PhrasingContent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { pageAddress } from '../../facts/inventory/page-address';
import { findLinks } from '../markdown/model/links';
import { attributeText, textAttribute } from '../mdx/element';
import type { DependencySource } from '../mdx-dependencies';
import { candidateFiles, diskDirectory } from './disk-directory';
import { pageTarget, pendingPage } from './model/target';

/**
 * Markdown transform: turns links to planned but unwritten pages into plain text, and `<PageLink
 * id>` into a link or plain text. Runs before Docusaurus resolves links.
 */
export default function pendingLinks({ siteDir }: { readonly siteDir: string }) {
  const directory = diskDirectory(siteDir);
  return async (tree: Root, vfile: { readonly path: string }): Promise<void> => {
    const { visit, SKIP } = await import('unist-util-visit');
    const file = path.relative(siteDir, vfile.path).split(path.sep).join('/');
    const isPending = (url: string): boolean => pendingPage(url, file, directory) !== undefined;
    const pendingDefinitions = new Set<string>();

    /** The node that replaces a link; undefined if the node stays. */
    const replacement = (node: Nodes): PhrasingContent | undefined => {
      if (node.type === 'link' && isPending(node.url)) return plain(node.children);
      if (node.type === 'linkReference' && pendingDefinitions.has(node.identifier)) {
        return plain(node.children);
      }
      if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return undefined;
      if (node.name !== 'PageLink') return undefined;
      const url = pageAddress(attributeText(node, 'id') ?? '');
      const children = node.children as PhrasingContent[];
      return isPending(url) ? plain(children) : { type: 'link', url, children };
    };

    visit(tree, 'definition', (node: Definition, index, parent) => {
      if (!parent || index === undefined || !isPending(node.url)) return undefined;
      pendingDefinitions.add(node.identifier);
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
    visit(tree, (node, index, parent) => {
      const replaced = replacement(node);
      if (!replaced || !parent || index === undefined) return undefined;
      parent.children[index] = replaced;
      return [SKIP, index];
    });
  };
}

function plain(children: PhrasingContent[]): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [
      textAttribute('className', 'pending-link'),
      textAttribute('title', "This page hasn't been written yet"),
    ],
    children,
  };
}

/**
 * The files of the unwritten pages that a page links to. Written pages are left out, because their
 * text doesn't affect the page that links to them.
 */
export function pendingTargets(siteDir: string): DependencySource {
  const directory = diskDirectory(siteDir);
  return (source, absolute) => {
    const file = path.relative(siteDir, absolute).split(path.sep).join('/');
    return findLinks(source).flatMap(({ url }) => {
      const target = pageTarget(url, file);
      const isPending = pendingPage(url, file, directory) !== undefined;
      return target && isPending ? candidateFiles(siteDir, target) : [];
    });
  };
}
