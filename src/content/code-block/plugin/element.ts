/** Builds the MDX elements that replace fences. */
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { CheckedView } from '../model/checked';
import type { BlockView } from '../model/view';
import { jsxElement, textAttribute, valueAttribute } from '../../mdx/element';

/** `<CodeBlock view={…} />`, with the view as a literal in the page's module. */
export function codeBlockElement(view: BlockView): MdxJsxFlowElement {
  return jsxElement('CodeBlock', [valueAttribute('view', view)]);
}

/** Element for the line at the foot of a page. */
export function checkedAgainstElement(view: CheckedView): MdxJsxFlowElement {
  return jsxElement('CheckedAgainst', [valueAttribute('view', view)]);
}

/** Tabs with the Scala 3 and Scala 2.13 versions of an example. */
export function languageTabs(scala3: BlockView, scala2: BlockView): MdxJsxFlowElement {
  const tab = (value: string, view: BlockView) =>
    jsxElement('Tab', [textAttribute('value', value)], [codeBlockElement(view)]);
  return jsxElement(
    'Tabs',
    [textAttribute('group', 'language')],
    [tab('scala-3', scala3), tab('scala-2', scala2)],
  );
}
