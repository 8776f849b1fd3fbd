/** Finds the Scala fences of a page in its Markdown tree, with exact positions. */
import type { Code, Nodes, Parents, Root } from 'mdast';
import { visitParents } from './visit';
import { parseFenceWords, type FenceWords } from './fence-words';
import type { PageProblem } from './problem';

export interface ScalaFence {
  /** Index among the page's Scala fences, 0-based. */
  readonly index: number;
  /** Code inside the fence, with lines joined by `\n`. */
  readonly code: string;
  /** 1-based line of the page where the fence opens. */
  readonly fenceLine: number;
  /** 1-based line of the page with the first line of code. */
  readonly line: number;
  /** For each line of code, the number of characters before it on the page's line. */
  readonly columns: readonly number[];
  readonly words: FenceWords;
  /** For a Scala 2.13 block directly after a Scala 3 block: the index of that block. */
  readonly twin: number | null;
  readonly node: Code;
}

/** Looks up shared code by its name; null if it doesn't exist. */
export type SharedCode = (name: string) => string | null;

/** File of shared code, relative to the project root. */
export function sharedFile(name: string): string {
  return `docs/_shared/${name}.scala`;
}

/**
 * The Scala fences of a parsed page.
 *
 * @param tree the page's Markdown tree, with positions
 * @param text the source of the tree
 * @param file the page's file relative to the project root, for messages
 * @param shared looks up code that several pages include
 */
export function fencesOf(
  tree: Root,
  text: string,
  file: string,
  shared: SharedCode,
): { readonly fences: readonly ScalaFence[]; readonly problems: readonly PageProblem[] } {
  const lines = text.split(/\r\n|\n|\r/);
  const fences: ScalaFence[] = [];
  const problems: PageProblem[] = [];

  visitParents(tree, (node, parent) => {
    const start = node.position?.start ?? { line: 1, column: 1 };
    const problem = (message: string) =>
      problems.push({ file, line: start.line, column: start.column, message });
    const escaped = uncheckedScala(node);
    if (escaped !== null) problem(escaped);
    if (node.type !== 'code' || node.lang !== 'scala') return;

    const parsed = parseFenceWords(node.meta);
    if (parsed.problem !== null) return problem(parsed.problem);
    if (!isClosed(node, lines))
      return problem('the fence is not closed: add a line with ``` after the code');
    const { include } = parsed.words;
    const isEmpty = node.value.trim() === '';
    if (include !== null && !isEmpty) {
      return problem(`the code of this block is in ${sharedFile(include)}: remove the lines here`);
    }
    const value = include === null ? node.value : (shared(include)?.trimEnd() ?? '');
    if (value === '' && include !== null) {
      return problem(`${sharedFile(include)} contains no code: write some, or fix the name`);
    }
    if (value.trim() === '')
      return problem('this Scala block is empty: write code, or remove the block');

    const { file: source, dialect } = parsed.words;
    const twice = fences.some(({ words }) => words.file === source && words.dialect === dialect);
    if (source !== null && twice)
      return problem(`another block on this page already has \`file=${source}\``);

    const code = value.replace(/\r\n?/g, '\n');
    const line = start.line + 1;
    const columns = code
      .split('\n')
      .map((one, at) => (include === null ? columnOf(one, lines[line - 1 + at] ?? '') : 0));
    const index = fences.length;
    const twin = parsed.words.dialect === '2' ? twinOf(node, parent, fences) : null;
    fences.push({
      index,
      code,
      fenceLine: start.line,
      line,
      columns,
      words: parsed.words,
      twin,
      node,
    });
  });
  return { fences, problems };
}

/** Problem of a node that shows Scala code without a check; null if there is none. */
function uncheckedScala(node: Nodes): string | null {
  if (node.type === 'code' && node.lang && node.lang !== 'scala' && /^scala\d?$/i.test(node.lang)) {
    return `\`${node.lang}\` is not a known fence language: write \`scala\` (and \`scala 2\` for Scala 2.13)`;
  }
  if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeBlock') {
    return 'code in `<CodeBlock>` is not checked: write a fence instead';
  }
  return null;
}

function isClosed(node: Code, lines: readonly string[]): boolean {
  const end = node.position?.end.line ?? 0;
  return end > (node.position?.start.line ?? 0) && /(`{3,}|~{3,})\s*$/.test(lines[end - 1] ?? '');
}

/**
 * Number of characters before the code on a page's line. Part of a tab can belong to the code's
 * indentation.
 */
function columnOf(code: string, pageLine: string): number {
  if (pageLine.endsWith(code)) return pageLine.length - code.length;
  const bare = code.trimStart();
  return Math.max(0, pageLine.length - bare.length - (code.length - bare.length));
}

function twinOf(node: Code, parent: Parents, fences: readonly ScalaFence[]): number | null {
  const siblings: readonly Nodes[] = parent.children;
  const before = siblings[siblings.indexOf(node) - 1];
  const found = fences.find((fence) => fence.node === before && fence.words.dialect === '3');
  return found?.index ?? null;
}
