import type { Heading, Nodes, Parents } from 'mdast';
import { anchorsOf, plainText } from '../../../../content/markdown/anchors';
import { type Fault, isElement, isShown, lineOf } from '../elements';
import type { PageRule } from '../page';

const marks = (depth: number): string => '#'.repeat(depth);

/**
 * Headings begin at level 2, skip no level, have text, and head something. Each has its own anchor.
 */
export const headings: PageRule = ({ file, tree }) =>
  [...levels(tree), ...anchorFaults(tree)].map((fault) => ({ file, ...fault }));

function levels(tree: Parents): Fault[] {
  const faults: Fault[] = [];
  let last = 1;
  const judge = (heading: Heading, rest: readonly Nodes[]): void => {
    const { depth } = heading;
    const text = plainText({ ...heading, children: heading.children.filter(isShown) }).trim();
    const line = lineOf(heading);
    const fault = (problem: string, remedy: string): void => {
      faults.push({ line, problem, remedy });
    };
    if (depth === 1) {
      fault(
        'the page contains a first-level heading',
        'remove it, or start it with ##. The title of the page is shown automatically',
      );
    } else if (depth > last + 1) {
      const problem = `the heading “${text}” has level ${depth}, and the one before it level ${last}`;
      fault(
        last === 1 ? `the first heading, “${text}”, has level ${depth}` : problem,
        `start it with ${marks(last + 1)}`,
      );
    }
    last = depth;
    if (text === '') fault('the heading is empty', 'write what the section is about, or remove it');
    if (/\{#[^}]*\}\s*$/.test(text)) {
      const id = /\{#([^}]*)\}\s*$/.exec(text)?.[1];
      fault(
        `the heading “${text}” names its anchor in an old form`,
        `write {/* #${id} */} instead`,
      );
    }
    const [next] = rest.filter(isShown);
    if (depth > 1 && text !== '' && (!next || (next.type === 'heading' && next.depth <= depth))) {
      fault(`the section “${text}” is empty`, 'write it, or remove its heading');
    }
  };
  const read = (parent: Parents): void => {
    parent.children.forEach((node, at) => {
      if (node.type === 'heading') judge(node, parent.children.slice(at + 1));
      // The questions in it have a level of their own.
      else if ('children' in node && !(isElement(node) && node.name === 'Answers')) read(node);
    });
  };
  read(tree);
  return faults;
}

/** Named anchors that aren't ids, and those that another heading has. */
function anchorFaults(tree: Parents): Fault[] {
  const anchors = anchorsOf(tree as Parameters<typeof anchorsOf>[0]);
  return anchors.flatMap(({ id, line, heading, isNamed }, at): Fault[] => {
    if (isNamed && !/^[a-z0-9-][\w-]*$/.test(id)) {
      const remedy = 'use small letters, digits, and hyphens';
      return [{ line, problem: `the anchor #${id} of “${heading}” is no id`, remedy }];
    }
    // `answers` says this for questions.
    const twin = anchors.slice(0, at).find((other) => other.id === id);
    if (twin === undefined || heading.endsWith('?')) return [];
    const problem = `the anchor #${id} of “${heading}” is already that of line ${twin.line}`;
    return [{ line, problem, remedy: 'give it another with {/* #other-words */} at its end' }];
  });
}
