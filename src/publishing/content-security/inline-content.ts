import { parse } from 'parse5';
import { attribute, findAll, isElement, textOf, type Element } from '../../site/built-pages/tree';

export interface InlineContent {
  /** The texts of scripts that a browser runs or obeys, without data blocks such as JSON-LD. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Script types that browsers act on; any other type makes the element a data block. */
const activeTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const isInline = (script: Element): boolean =>
  attribute(script, 'src') === undefined && activeTypes.test(attribute(script, 'type') ?? '');

/** The inline content of a document or a fragment that its Content-Security-Policy applies to. */
export function inlineContent(html: string): InlineContent {
  const root = parse(html).childNodes.find(isElement) as Element;
  return {
    scripts: findAll(root, 'script').filter(isInline).map(textOf),
    styles: findAll(root, 'style').map(textOf),
  };
}
