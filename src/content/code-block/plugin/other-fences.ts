/** Handles fences in languages other than Scala: reads their words and reports their problems. */
import type { Code } from 'mdast';
import { plainView } from '../model/block-view';
import { findLanguage, languageNames } from '../model/languages';
import type { BlockView } from '../model/view';
import { parseOtherFence } from '../../snippets/model/other-fence';
import { nearest } from '../../../utils/nearest';

/**
 * View of a fence in a language other than Scala.
 * @param anchor id of the element, if the fence is a file of the page's project
 * @returns the view, or a message for the author
 */
export function otherView(node: Code, anchor?: string): BlockView | string {
  const name = node.lang ?? 'text';
  const language = findLanguage(name);
  if (!language) {
    const meant = nearest(name, languageNames);
    const hint = meant === null ? '' : ` Did you mean \`${meant}\`?`;
    return `\`${name}\` is not a known fence language.${hint} The list is in src/content/code-block/model/languages.ts`;
  }
  const words = parseOtherFence(node.meta);
  if (words === null) {
    return `\`${node.meta}\`: a ${language.label} fence accepts only \`title="…"\` or \`file=…\``;
  }
  return plainView(node.value, language, words.file ?? words.title ?? undefined, anchor);
}
