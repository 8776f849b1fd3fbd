import type { Data, Parent, Root, RootContent } from 'mdast';

/** A heading of the second level, and what follows it up to the next. */
interface Section extends Parent {
  type: 'section';
  children: RootContent[];
  data: Data;
}

declare module 'mdast' {
  interface RootContentMap {
    section: Section;
  }
}

const isStart = (node: RootContent): boolean => node.type === 'heading' && node.depth === 2;

/** Modules import and export at their top level alone. */
const isModuleCode = (node: { readonly type: string }): boolean => node.type === 'mdxjsEsm';

/**
 * Markdown transform: what stands under a heading of the second level becomes an element of its own, so that the browser can lay
 * out the page section by section (`src/css/distant.css`). Its class has its children styled as those of the page are.
 */
export default function sections() {
  return (tree: Root): void => {
    const children: RootContent[] = [];
    let section: Section | undefined;
    for (const node of tree.children) {
      if (isStart(node)) {
        section = {
          type: 'section',
          children: [],
          data: { hName: 'section', hProperties: { className: ['markdown'] } },
        };
        children.push(section);
      }
      (isModuleCode(node) ? children : (section?.children ?? children)).push(node);
    }
    tree.children = children;
  };
}
