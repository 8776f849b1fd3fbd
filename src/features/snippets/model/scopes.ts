/**
 * Scopes with a name (`scope=cats`), beside the one that the blocks of a page share. The Scala program
 * knows one scope after the other: it gets the blocks of each named scope as if they stood below the
 * page's last line, the first of them starting afresh. What it answers is brought back to the page.
 */
import type { ScalaFence } from './fences';
import type { Diagnostic, PageResult } from './protocol';

/** A fence as the program is told of it. */
export interface PlacedFence {
  readonly fence: ScalaFence;
  readonly index: number;
  /** 1-based line on which its code starts. */
  readonly line: number;
  readonly reset: boolean;
}

/** The fences of a page in the program's order, scope by scope. */
export function placeFences(fences: readonly ScalaFence[]): PlacedFence[] {
  const named = fences.flatMap(({ words }) => words.scope ?? []);
  return [null, ...new Set(named)]
    .flatMap((scope, turn) =>
      fences
        .filter(({ words }) => words.scope === scope)
        .map((fence, at) => ({
          fence,
          line: fence.line + turn * lineCount(fences),
          reset: fence.words.reset || (turn > 0 && at === 0),
        })),
    )
    .map((placed, index) => ({ ...placed, index }));
}

/** The answer for a page with the numbers, lines and order that its blocks have there. */
export function bringBack(result: PageResult, fences: readonly ScalaFence[]): PageResult {
  if (fences.every(({ words }) => words.scope === null)) return result;
  const placed = placeFences(fences);
  const count = lineCount(fences);
  const index = (at: number) => placed[at]?.fence.index ?? at;
  const line = (at: number) => ((at - 1) % count) + 1;
  const lines = (text: string) => text.replace(/\d+/g, (digits) => String(line(Number(digits))));
  const printed = (text: string) => text.replace(/(?<=\.mdx?:)\d+/g, lines);
  const text = <T extends string | null>(printedText: T) =>
    (printedText === null ? null : printed(printedText)) as T;
  const said = (one: Diagnostic): Diagnostic => ({
    ...one,
    block: index(one.block),
    line: line(one.line),
    endLine: line(one.endLine),
    message: printed(one.message).replace(/(?<=\bat lines? )\d+(?:, \d+)*/g, lines),
  });
  return {
    ...result,
    diagnostics: result.diagnostics.map(said).sort((a, b) => a.line - b.line || a.column - b.column),
    blocks: result.blocks
      .map((block) => ({
        ...block,
        index: index(block.index),
        output: text(block.output),
        end: block.end && { ...block.end, text: text(block.end.text) },
        values: block.values.map((value) => ({ ...value, value: printed(value.value) })),
        refusals: block.refusals.map(said),
        dependsOn: block.dependsOn.map(index),
      }))
      .sort((a, b) => a.index - b.index),
  };
}

/** More lines than the code of the page reaches. */
function lineCount(fences: readonly ScalaFence[]): number {
  return Math.max(0, ...fences.map(({ line, columns }) => line + columns.length)) + 1;
}
