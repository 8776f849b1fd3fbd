// cspell:ignore quasis
/** Reads the data that authors declare in the attributes of a component. */
import type { Expression, Program } from 'estree';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/**
 * The attributes of an element, by name, with their values. Throws if one contains anything but
 * plain values; the message names the line.
 */
export function literalAttributes({
  name,
  attributes,
  position,
}: MdxJsxFlowElement | MdxJsxTextElement): Record<string, unknown> {
  const complaint = new Error(
    `line ${position?.start.line ?? 1}: declare <${name}> with plain values (text, numbers, lists, objects), so that a test can read it`,
  );
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') throw complaint;
      const { value } = attribute;
      if (typeof value !== 'object' || !value) return [attribute.name, value];
      const [statement, ...more] = (value.data?.estree as Program | undefined)?.body ?? [];
      if (statement?.type !== 'ExpressionStatement' || more.length > 0) throw complaint;
      return [attribute.name, literalOf(statement.expression, complaint)];
    }),
  );
}

/** The value of a literal. It's read from the syntax, because running it could do anything. */
function literalOf(node: Expression, complaint: Error): unknown {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'object' && node.value !== null) throw complaint;
      return node.value;
    case 'TemplateLiteral':
      if (node.expressions.length > 0) throw complaint;
      return node.quasis.map(({ value }) => value.cooked).join('');
    case 'UnaryExpression':
      if (node.operator !== '-' || node.argument.type !== 'Literal') throw complaint;
      return -Number(node.argument.value);
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (element === null || element.type === 'SpreadElement') throw complaint;
        return literalOf(element, complaint);
      });
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type === 'SpreadElement' || property.kind !== 'init') throw complaint;
          const { key, value, computed, method, shorthand } = property;
          if (computed || method || shorthand) throw complaint;
          const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value;
          if (typeof name !== 'string' || name === '__proto__') throw complaint;
          return [name, literalOf(value as Expression, complaint)];
        }),
      );
    default:
      throw complaint;
  }
}
