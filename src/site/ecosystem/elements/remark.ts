import path from 'node:path';
import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { CatalogError } from '../../../facts/catalog/error';
import { visitParents } from '../../../content/snippets/model/visit';
import { findingsError, type Finding } from '../../../utils/validation/finding';
import { attributeText, importStatement } from '../../../content/mdx/element';
import { catalogElements, type CatalogElement } from './elements';

/** A problem with an element and its remedy, without the position. */
type Fault = Pick<Finding, 'problem' | 'remedy'>;

interface Replacement {
  readonly element: MdxJsxFlowElement;
  readonly parent: Parents;
  readonly known: CatalogElement;
  readonly nodes: RootContent[];
}

/**
 * Markdown transform: inserts the catalog's data into the elements that show it at build time, and
 * imports their components into the pages that use them. Throws one error for all faulty elements
 * of a page, with file and line, if a library or artifact is unknown or an attribute is wrong.
 */
export default function catalogElementsTransform({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, { path: page }: VFile): void => {
    const { replacements, faults } = replace(tree);
    if (faults.length > 0) {
      const file = path.relative(siteDir, page);
      const findings = faults.map((fault) => ({ file, ...fault }));
      throw findingsError('The catalog cannot be shown.', findings);
    }
    const imports = new Map<string, string>();
    for (const { element, parent, known, nodes } of replacements) {
      const siblings = parent.children as RootContent[];
      siblings.splice(siblings.indexOf(element), 1, ...nodes);
      if (known.component) imports.set(known.component.name, known.component.module);
    }
    tree.children.unshift(...[...imports].map(([name, module]) => importStatement(name, module)));
  };
}

/** What is wrong with the elements of a page that show the catalog. */
export const catalogFaults = (tree: Root): Omit<Finding, 'file'>[] => replace(tree).faults;

function replace(tree: Root): {
  readonly replacements: readonly Replacement[];
  readonly faults: Omit<Finding, 'file'>[];
} {
  const found: Omit<Replacement, 'nodes'>[] = [];
  const faults: Omit<Finding, 'file'>[] = [];
  const report = (at: Nodes, fault: Fault): void => {
    faults.push({ line: at.position?.start.line ?? 1, ...fault });
  };
  visitParents(tree, (node, parent) => {
    const known = 'name' in node && catalogElements.get(node.name ?? '');
    if (!known) return;
    if (node.type === 'mdxJsxFlowElement') found.push({ element: node, parent, known });
    else
      report(node, {
        problem: `<${node.name}> is inside a paragraph`,
        remedy: 'put it on its own line, with an empty line before and after it',
      });
  });
  const shown = new Set(
    found.flatMap(({ element }) =>
      element.name === 'LibraryFacts' ? [attributeText(element, 'library') ?? ''] : [],
    ),
  );
  const replacements = found.flatMap((one): Replacement[] => {
    const nodes = replacement(one.element, one.known, shown);
    if (!('problem' in nodes)) return [{ ...one, nodes }];
    report(one.element, nodes);
    return [];
  });
  return { replacements, faults };
}

function replacement(
  { name, attributes, children }: MdxJsxFlowElement,
  { required = [], optional = [], replace }: CatalogElement,
  shown: ReadonlySet<string>,
): RootContent[] | Fault {
  const texts: Record<string, string> = {};
  for (const attribute of attributes) {
    const label = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    if (![...required, ...optional].includes(label) || typeof attribute.value !== 'string') {
      const takes = [...required, ...optional].map((each) => `${each}="…"`).join(' and ');
      return {
        problem: `<${name}> does not take ${label} in this form`,
        remedy:
          takes === ''
            ? 'write it without attributes'
            : `use only ${takes}, with plain text values`,
      };
    }
    texts[label] = attribute.value;
  }
  const missing = required.find((each) => !texts[each]);
  if (missing) return { problem: `<${name}> lacks ${missing}`, remedy: `add ${missing}="…"` };
  if (children.length > 0) {
    return {
      problem: `<${name}> has content`,
      remedy: 'remove the content, and close the tag with />',
    };
  }
  try {
    return [replace(texts, shown)].flat();
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return { problem: error.problem, remedy: error.remedy };
  }
}
