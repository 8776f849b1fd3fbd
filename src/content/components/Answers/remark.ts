import type { Root } from 'mdast';
import { visitParents } from '../../snippets/model/visit';

/**
 * Markdown transform: makes each question of `<Answers>` a heading one level below that of its
 * section. Runs after the table of contents is made, so that questions are no part of it.
 */
export default function answerLevels() {
  return (tree: Root): void => {
    // The title has level 1.
    let section = 1;
    visitParents(tree, (node, parent) => {
      if (node.type !== 'heading') return;
      const isQuestion = parent.type === 'mdxJsxFlowElement' && parent.name === 'Answers';
      if (isQuestion) node.depth = Math.min(section + 1, 6) as typeof node.depth;
      else section = node.depth;
    });
  };
}
