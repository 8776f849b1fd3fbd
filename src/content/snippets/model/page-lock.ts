/** Converts the Scala program's results to a lock. */
import { codeLines } from './code-lines';
import type { ScalaFence } from './fences';
import { blockHash } from './hash';
import type { LockedBlock, LockedClaims, PageLock, Refusal } from './lock';
import { lockedResources, type ProjectFile } from './project-files';
import type { BlockMode, BlockResult, Diagnostic, IdentifierFact, PageResult } from './protocol';

/**
 * The lock of a page that passed. Makes positions relative to blocks, counts lines in texts by code
 * alone, and numbers symbols and types in the order of their first use.
 *
 * @param modes the mode in which each block was checked
 * @param files files of the page's project that aren't Scala
 * @param claims claims of the page, all of which held; null if it has none
 * @throws Error if the result doesn't cover every fence
 */
export function pageLock(
  file: string,
  fences: readonly ScalaFence[],
  modes: readonly BlockMode[],
  result: PageResult,
  checkedAgainst: PageLock['checkedAgainst'],
  files: readonly ProjectFile[] = [],
  claims: LockedClaims | null = null,
): PageLock {
  const resources = lockedResources(files);
  const renumber = codeLines(file, fences);
  const symbols = new Interned(result.symbols);
  const types = new Interned(result.types);
  const found = new Map(result.blocks.map((block) => [block.index, block]));
  const blocks = fences.map((fence): LockedBlock => {
    const block = found.get(fence.index);
    if (block === undefined || block.status === 'failed') {
      throw new Error(`${file}:${fence.fenceLine}: the check returned no result for this block`);
    }
    return {
      hash: blockHash(fence),
      mode: modes[fence.index] ?? fence.words.mode,
      status: block.status,
      output: block.output === null ? null : renumber(block.output),
      end: block.end && { kind: block.end.kind, text: block.end.text && renumber(block.end.text) },
      values: block.values.map((value) => ({ ...value, value: renumber(value.value) })),
      signatures: block.signatures,
      refusals: block.refusals.map((refusal) => relative(refusal, fence, renumber)),
      dependsOn: [...block.dependsOn].sort((a, b) => a - b),
      facts: factsOf(block, symbols, types),
    };
  });
  return {
    format: 1,
    page: file,
    checkedAgainst,
    blocks,
    ...(claims === null ? {} : { claims }),
    ...(resources.length === 0 ? {} : { resources }),
    symbols: symbols.used,
    types: types.used,
  };
}

function relative(
  { line, column, endLine, endColumn, message }: Diagnostic,
  fence: ScalaFence,
  renumber: (text: string) => string,
): Refusal {
  const columnIn = (at: number, pageColumn: number) =>
    Math.max(0, pageColumn - 1 - (fence.columns[at - fence.line] ?? 0));
  return {
    line: line - fence.line,
    column: columnIn(line, column),
    endLine: endLine - fence.line,
    endColumn: columnIn(endLine, endColumn),
    message: renumber(message),
  };
}

function factsOf(block: BlockResult, symbols: Interned, types: Interned): IdentifierFact[] {
  return [...block.facts]
    .sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .filter(([line, column], at, all) => line !== all[at - 1]?.[0] || column !== all[at - 1]?.[1])
    .map(([line, column, length, symbol, type]) => [
      line,
      column,
      length,
      symbols.number(symbol),
      types.number(type),
    ]);
}

/** Keeps the texts that are used, numbered in the order of their first use. */
class Interned {
  readonly used: string[] = [];
  private readonly numbers = new Map<string, number>();

  constructor(private readonly all: readonly string[]) {}

  number(index: number): number {
    const text = this.all[index] ?? '';
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.used.length);
    return this.used.push(text) - 1;
  }
}
