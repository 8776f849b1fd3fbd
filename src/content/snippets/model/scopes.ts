/**
 * Converts positions between the page and the text that the Scala program sees, which has one scope
 * after the other. Included code adds lines to that text, so the code after it moves down. Blocks
 * of a named scope (`scope=cats`) come after the page's last line, and the first one starts a new
 * scope. `bringBack` converts the program's results to positions in the page.
 */
import { sharedFile, type ScalaFence } from './fences';
import { atStatements } from './messages';
import type { Diagnostic, PageResult } from './protocol';

/** A fence as the program sees it. */
export interface PlacedFence {
  readonly fence: ScalaFence;
  readonly index: number;
  /** 1-based line where its code starts. */
  readonly line: number;
  readonly reset: boolean;
}

/** The fences of a page in the program's order, scope by scope. */
export function placeFences(fences: readonly ScalaFence[]): PlacedFence[] {
  const named = fences.flatMap(({ words }) => words.scope ?? []);
  let included = 0;
  const pushed = fences.map((fence) => {
    const line = fence.line + included;
    if (fence.words.include !== null) included += fence.columns.length;
    return { fence, line };
  });
  const count = Math.max(0, ...pushed.map(({ fence, line }) => line + fence.columns.length)) + 1;
  return [null, ...new Set(named)]
    .flatMap((scope, turn) =>
      pushed
        .filter(({ fence }) => fence.words.scope === scope)
        .map(({ fence, line }, at) => ({
          fence,
          line: line + turn * count,
          reset: fence.words.reset || (turn > 0 && at === 0),
        })),
    )
    .map((placed, index) => ({ ...placed, index }));
}

/** The program's result, with indices, lines and order of the page. */
export function bringBack(result: PageResult, fences: readonly ScalaFence[]): PageResult {
  const placed = placeFences(fences);
  const isElsewhere = ({ fence, line }: PlacedFence) =>
    line !== fence.line || fence.words.include !== null;
  if (!placed.some(isElsewhere)) {
    return { ...result, diagnostics: atStatements(result.diagnostics, fences) };
  }
  const index = (at: number) => placed[at]?.fence.index ?? at;
  /** The page's line, and for included code also the position in its file. */
  const placeOf = (at: number): { line: number; elsewhere: string | null } => {
    const block = placed.findLast(({ line }) => line <= at);
    if (block === undefined) return { line: at, elsewhere: null };
    const { fence } = block;
    const { include } = fence.words;
    const within = at - block.line;
    return include === null
      ? { line: fence.line + within, elsewhere: null }
      : { line: fence.fenceLine, elsewhere: `${sharedFile(include)}:${within + 1}` };
  };
  const lines = (text: string) =>
    text.replace(/\d+/g, (digits) => String(placeOf(Number(digits)).line));
  const isClaims = fences.some(({ words }) => words.mode === 'claims');
  const printed = (text: string) =>
    text.replace(
      isClaims ? /[\w./-]*\.scala:(\d+)/g : /[\w./-]*\.mdx?:(\d+)/g,
      (named, digits: string) =>
        placeOf(Number(digits)).elsewhere?.replace(/^.*\//, '') ?? named.replace(/\d+$/, lines),
    );
  const said = (one: Diagnostic): Diagnostic => {
    const { line, elsewhere } = placeOf(one.line);
    const message = printed(one.message).replace(/(?<=\bat lines? )\d+(?:, \d+)*/g, lines);
    const moved = { ...one, block: index(one.block), line, endLine: placeOf(one.endLine).line };
    return elsewhere === null
      ? { ...moved, message }
      : { ...moved, column: 1, endColumn: 4, message: `${elsewhere}:${one.column}: ${message}` };
  };
  return {
    ...result,
    diagnostics: atStatements(result.diagnostics.map(said), fences).sort(
      (a, b) => a.line - b.line || a.column - b.column,
    ),
    blocks: result.blocks
      .map((block) => ({
        ...block,
        index: index(block.index),
        output: block.output && printed(block.output),
        end: block.end && { ...block.end, text: block.end.text && printed(block.end.text) },
        values: block.values.map((value) => ({ ...value, value: printed(value.value) })),
        refusals: block.refusals.map(said),
        dependsOn: block.dependsOn.map(index),
      }))
      .sort((a, b) => a.index - b.index),
    claims: result.claims.map((claim) => ({
      ...claim,
      line: placeOf(claim.line).line,
      text: printed(claim.text),
    })),
  };
}
