/** Reads the pages for the coverage of operators. */
import type { Nodes, Root } from 'mdast';
import { readMarkdownSources } from '../../content/markdown/sources';
import { parsePage } from '../../content/markdown/model/parse';
import { readLock } from '../../content/snippets/lock-files';
import { fencesOf, type ScalaFence } from '../../content/snippets/model/fences';
import { visitParents } from '../../content/snippets/model/visit';
import { sharedCode } from '../../content/snippets/shared-code';
import { families } from '../../content/which-operator/families';
import type { CoveringPage } from './model/coverage';
import { sentencesOf, type Sentence } from './model/sentences';

/** Every page in the sections, folders of `docs/`, with its lock. */
export function coveringPages(siteDir: string, sections: readonly string[]): CoveringPage[] {
  const roots = sections.map((section) => `docs/${section}/`);
  return readMarkdownSources(siteDir)
    .filter(({ file }) => roots.some((root) => file.startsWith(root)))
    .map(({ file, text }) => {
      const id = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
      const tree = parsePage(text);
      const { fences } = fencesOf(tree, text, file, sharedCode(siteDir));
      return {
        id,
        lock: readLock(siteDir, file),
        described: describedIn(tree, fences),
        sentences: [...sentencesOf(tree), ...decisions(id)],
      };
    });
}

/** The blocks in `<SignatureTable>`, which pairs each signature with a description. */
function describedIn(tree: Root, fences: readonly ScalaFence[]): number[] {
  const inside = new Set<Nodes>();
  visitParents(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'SignatureTable') return;
    visitParents(node, (child) => inside.add(child));
  });
  return fences.filter(({ node }) => inside.has(node)).map(({ index }) => index);
}

/** The rows of decision tables that link to a page: each says when to use an operator. */
function decisions(page: string): Sentence[] {
  return families.flatMap((family) =>
    family.choices
      .filter((choice) => (choice.page ?? family.page) === page)
      .map(({ have, want, use }) => ({ code: use, words: `${have} ${want}`.split(/\s+/).length })),
  );
}
