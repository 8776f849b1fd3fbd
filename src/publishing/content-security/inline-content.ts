// cspell:ignore ontext
import { Parser } from 'htmlparser2';

export interface InlineContent {
  /** The texts of scripts that a browser runs or obeys, without data blocks such as JSON-LD. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Script types that browsers act on; any other type makes the element a data block. */
const activeTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** The inline content of a document or a fragment that its Content-Security-Policy applies to. */
export function inlineContent(html: string): InlineContent {
  const scripts: string[] = [];
  const styles: string[] = [];
  let list: string[] | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, { src, type = '' }) {
      text = '';
      if (name === 'style') list = styles;
      else if (name === 'script' && src === undefined && activeTypes.test(type)) list = scripts;
    },
    ontext(part) {
      text += part;
    },
    onclosetag(name) {
      if (name !== 'script' && name !== 'style') return;
      list?.push(text);
      list = undefined;
    },
  });
  parser.end(html);
  return { scripts, styles };
}
