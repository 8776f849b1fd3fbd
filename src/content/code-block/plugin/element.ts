/** Builds the MDX elements that stand in for fences. */
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { CheckedView } from '../model/checked';
import type { BlockView } from '../model/view';
import { jsxElement, textAttribute, valueAttribute } from '../../mdx/element';

/** `<CodeBlock view={…} />`, with the view as a literal in the page's module. */
export function codeBlockElement(view: BlockView): MdxJsxFlowElement {
  return jsxElement('CodeBlock', [valueAttribute('view', view)]);
}

/** The line at the foot of a page. */
export function checkedAgainstElement(view: CheckedView): MdxJsxFlowElement {
  return jsxElement('CheckedAgainst', [valueAttribute('view', view)]);
}

/** The Scala 3 and the Scala 2.13 form of one example, as tabs that follow the reader's choice. */
export function languageTabs(scala3: BlockView, scala2: BlockView): MdxJsxFlowElement {
  const tab = (value: string, view: BlockView) =>
    jsxElement('Tab', [textAttribute('value', value)], [codeBlockElement(view)]);
  return jsxElement(
    'Tabs',
    [textAttribute('group', 'language')],
    [tab('scala-3', scala3), tab('scala-2', scala2)],
  );
}
