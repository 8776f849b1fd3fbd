/** Builds the MDX elements that stand in for fences. */
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { BlockView } from '../../features/code-block/model/view';

type Attribute = { readonly name: string; readonly value: string };

function element(
  name: string,
  attributes: MdxJsxAttribute[],
  children: MdxJsxFlowElement[],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

const attribute = ({ name, value }: Attribute): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** `<CodeBlock view={…} />`, with the view as a literal in the page's module. */
export function codeBlockElement(view: BlockView): MdxJsxFlowElement {
  const expression = valueToEstree(view);
  return element(
    'CodeBlock',
    [
      {
        type: 'mdxJsxAttribute',
        name: 'view',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: JSON.stringify(view),
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              body: [{ type: 'ExpressionStatement', expression }],
              comments: [],
            },
          },
        },
      },
    ],
    [],
  );
}

/** The Scala 3 and the Scala 2.13 form of one example, as tabs that follow the reader's choice. */
export function languageTabs(scala3: BlockView, scala2: BlockView): MdxJsxFlowElement {
  const tab = (value: string, view: BlockView) =>
    element('Tab', [attribute({ name: 'value', value })], [codeBlockElement(view)]);
  return element(
    'Tabs',
    [attribute({ name: 'group', value: 'language' })],
    [tab('scala-3', scala3), tab('scala-2', scala2)],
  );
}
