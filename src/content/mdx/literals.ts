/** Reads the data that authors declare in the attributes of a component. */
import { runInNewContext } from 'node:vm';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/**
 * The attributes of an element, by name, with their values. Throws if one contains anything but
 * plain values; the message names the line.
 */
export function literalAttributes({
  name,
  attributes,
  position,
}: MdxJsxFlowElement): Record<string, unknown> {
  const complaint = new Error(
    `line ${position?.start.line ?? 1}: declare <${name}> with plain values (text, numbers, lists, objects), so that a test can read it`,
  );
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') throw complaint;
      const { value } = attribute;
      if (typeof value !== 'object' || !value) return [attribute.name, value];
      try {
        return [attribute.name, runInNewContext(`(${value.value})`)];
      } catch {
        throw complaint;
      }
    }),
  );
}
