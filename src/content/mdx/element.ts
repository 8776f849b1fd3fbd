/** Builds the MDX nodes that Markdown transforms insert. */
import { valueToEstree } from 'estree-util-value-to-estree';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { RootContent } from 'mdast';

/** `<name …attributes>…children</name>`. */
export function jsxElement(
  name: string,
  attributes: readonly MdxJsxAttribute[],
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [...attributes],
    children: children as MdxJsxFlowElement['children'],
  };
}

/** `name="value"`. */
export function textAttribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** Text of an attribute; undefined if the element doesn't have it, or if it's an expression. */
export function attributeText(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * `name={value}`, with the value as a literal in the page's module. Fields that are undefined are
 * left out, which keeps the module small.
 */
export function valueAttribute(name: string, value: unknown): MdxJsxAttribute {
  const text = JSON.stringify(value);
  const expression = valueToEstree(JSON.parse(text));
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: text,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression }],
          comments: [],
        },
      },
    },
  };
}

/** `import { name } from 'module'`: only pages that use the component load its chunk. */
export function importStatement(name: string, module: string): RootContent {
  const identifier = { type: 'Identifier' as const, name };
  const statement = {
    type: 'mdxjsEsm',
    value: `import { ${name} } from '${module}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
            source: { type: 'Literal', value: module, raw: `'${module}'` },
          },
        ],
      },
    },
  };
  return statement as unknown as RootContent;
}
