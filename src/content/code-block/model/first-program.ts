/** `<FirstProgram>`: a program that a reader saves and runs, checked for completeness. */
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { mainOf } from '../../install/model/script-build';
import type { ScalaFence } from '../../snippets/model/fences';
import type { LockedBlock, PageLock } from '../../snippets/model/lock';
import { assembleScript } from './script';
import { statements } from './statements';

/** Name of the element around a page's first program. */
export const firstProgramName = 'FirstProgram';

/** A page's Scala blocks with their lock, whose blocks are in the same order. */
interface LockedPage {
  readonly fences: readonly ScalaFence[];
  /** Null if the page isn't completely checked. */
  readonly lock: PageLock | null;
}

export interface FirstProgram {
  readonly fence: ScalaFence;
  readonly block: LockedBlock;
  /** The program as a script, whose directives are the build for Scala CLI. */
  readonly script: string;
}

/** Whether a node of a page is the element around a program. */
export function isFirstProgram(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return 'name' in node && node.name === firstProgramName;
}

/**
 * The program in an element, or why readers couldn't save and run it, with the remedy. Null if that
 * isn't known because the page isn't checked.
 */
export function firstProgramIn(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  { fences, lock }: LockedPage,
): FirstProgram | string | null {
  if (element.type !== 'mdxJsxFlowElement') {
    return `\`<${firstProgramName}>\` is inside a paragraph: put it on its own line, with an empty line before and after it`;
  }
  if (element.attributes.length > 0) {
    return `\`<${firstProgramName}>\` takes no attributes: remove them, because the artifacts come from the page's front matter`;
  }
  const [program, ...others] = element.children;
  const fence = fences.find(({ node }) => node === program);
  if (fence === undefined || others.length > 0) {
    return `\`<${firstProgramName}>\` does not contain exactly one Scala block: put the program into it, with empty lines around the fence, and move everything else out`;
  }
  if (lock === null) return null;
  const block = lock.blocks[fence.index];
  if (block?.mode !== 'run' || block.status !== 'compiled') {
    return 'the program is not run: write `scala run`; if its library is not available to the check, use `<Install>` instead';
  }
  if (block.dependsOn.length > 0) {
    return 'the program needs other blocks of the page: repeat their definitions in it, because readers save only this block';
  }
  const script = assembleScript(
    fences.map(({ code, words }) => ({ code, dialect: words.dialect })),
    lock,
    fence.index,
  );
  const hasExpressions = statements(fence.code).some(({ kind }) => kind === 'expression');
  if (script === null || mainOf(script) === null || hasExpressions) {
    return 'the program is not a whole file: put its effect into `object Main extends ZIOAppDefault`, and end the block with that object';
  }
  return { fence, block, script };
}
