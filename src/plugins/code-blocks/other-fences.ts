/** Fences in other languages than Scala: what stands behind the back ticks, and what is wrong with it. */
import type { Code } from 'mdast';
import { plainView } from '../../features/code-block/model/block-view';
import { findLanguage, languageNames } from '../../features/code-block/model/languages';
import type { BlockView } from '../../features/code-block/model/view';
import { nearest } from '../../text/nearest';

const title = /^title="([^"]+)"$/;

/**
 * The view of a fence in any language but Scala.
 * @returns the view, or a message for the author
 */
export function otherView(node: Code): BlockView | string {
  const name = node.lang ?? 'text';
  const language = findLanguage(name);
  if (!language) {
    const meant = nearest(name, languageNames);
    const hint = meant === null ? '' : ` Did you mean \`${meant}\`?`;
    return `\`${name}\` is no language of a fence.${hint} The list is in src/features/code-block/model/languages.ts`;
  }
  const meta = node.meta?.trim() ?? '';
  const named = title.exec(meta)?.[1];
  if (meta !== '' && named === undefined) {
    return `\`${meta}\`: a ${language.label} fence takes \`title="…"\` and nothing else`;
  }
  return plainView(node.value, language, named);
}
