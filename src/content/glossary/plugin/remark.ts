import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { attributeText, textAttribute } from '../../mdx/element';
import { lookUp } from '../model/lookup';

/**
 * Markdown transform: gives each `<Term>` the id, the definition and the outcome of its term, so that
 * a page contains only the definitions that it uses. Throws if a term isn't in the glossary,
 * which the page rules report first.
 */
export default function glossaryTerms() {
  return async (tree: Root, vfile: { readonly path: string }): Promise<void> => {
    const { visit } = await import('unist-util-visit');
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      const element = node as MdxJsxTextElement | MdxJsxFlowElement;
      if (element.name !== 'Term') return;
      const name = attributeText(element, 'id') ?? textOf(element);
      const found = lookUp(name);
      if (found === null) {
        throw new Error(`${vfile.path}: the glossary has no term "${name}"`);
      }
      const { definition, outcome } = found.term;
      element.attributes = Object.entries({ id: found.id, definition, outcome }).flatMap(
        ([name, value]) => (value === undefined ? [] : textAttribute(name, value)),
      );
    });
  };
}

function textOf(node: {
  readonly value?: unknown;
  readonly children?: readonly unknown[];
}): string {
  if (typeof node.value === 'string') return node.value;
  return (node.children ?? []).map((child) => textOf(child as typeof node)).join('');
}
