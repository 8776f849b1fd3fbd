import path from 'node:path';
import type { Definition, Link, LinkReference, Parents, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { findingsError } from '../../utils/validation/finding';
import { suggest } from '../../utils/validation/suggest';
import { pageAddress } from '../../facts/inventory/page-address';
import { diskDirectory } from './disk-directory';
import { linkState } from './model/directory';

interface Options {
  readonly siteDir: string;
}

type PageLinkElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Markdown transform: turns links to planned but unwritten pages into plain text, and `<PageLink
 * id>` into a link or plain text. Runs before Docusaurus resolves links.
 *
 * Throws if the id of a `<PageLink>` isn't in the inventory.
 */
export default function pendingLinks({ siteDir }: Options) {
  const directory = diskDirectory(siteDir);
  return async (tree: Root, vfile: { readonly path: string }): Promise<void> => {
    const { visit, SKIP } = await import('unist-util-visit');
    const file = path.relative(siteDir, vfile.path).split(path.sep).join('/');
    const isPending = (url: string): boolean => linkState(url, file, directory).kind === 'pending';
    const pendingDefinitions = new Set<string>();

    const replace = (
      node: PageLinkElement | Link | LinkReference,
      index: number,
      parent: Parents,
    ) => {
      parent.children[index] = plain(node.children as PhrasingContent[]);
      return [SKIP, index] as [typeof SKIP, number];
    };

    visit(tree, 'definition', (node: Definition, index, parent) => {
      if (!parent || index === undefined || !isPending(node.url)) return undefined;
      pendingDefinitions.add(node.identifier);
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      switch (node.type) {
        case 'link':
          return isPending(node.url) ? replace(node, index, parent) : undefined;
        case 'linkReference':
          return pendingDefinitions.has(node.identifier) ? replace(node, index, parent) : undefined;
        case 'mdxJsxTextElement':
        case 'mdxJsxFlowElement': {
          if (node.name !== 'PageLink') return undefined;
          const url = pageLinkAddress(node, file, directory.ids);
          if (isPending(url)) return replace(node, index, parent);
          parent.children[index] = {
            type: 'link',
            url,
            children: node.children as PhrasingContent[],
          };
          return [SKIP, index];
        }
        default:
          return undefined;
      }
    });
  };
}

function plain(children: PhrasingContent[]): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'className', value: 'pending-link' },
      { type: 'mdxJsxAttribute', name: 'title', value: "This page hasn't been written yet" },
    ],
    children,
  };
}

function pageLinkAddress(node: PageLinkElement, file: string, ids: readonly string[]): string {
  const given = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'id',
  );
  const id = typeof given?.value === 'string' ? given.value : '';
  if (ids.includes(id)) return pageAddress(id);
  throw findingsError('There is a broken link.', [
    {
      file,
      line: node.position?.start.line ?? 1,
      problem: `<PageLink id="${id}"> does not name a page of src/facts/inventory/pages.tsv`,
      remedy: suggest(id, ids, 'use the id of a page in the inventory'),
    },
  ]);
}
