/** Messages on a page, in the format of compiler messages. */
import type { ScalaFence } from './fences';
import { problemText } from './problem';
import type { BlockMode, BlockResult, Diagnostic } from './protocol';

const deprecation = /\bis deprecated\b|\bhas been deprecated\b/;

/**
 * Turns deprecation warnings into errors, because readers copy the code. A block with `deprecated`
 * may use deprecated API, and must.
 */
export function withDeprecations(
  diagnostics: readonly Diagnostic[],
  fences: readonly ScalaFence[],
  modes: readonly BlockMode[],
): Diagnostic[] {
  const isDeprecation = (d: Diagnostic) => d.severity === 'warning' && deprecation.test(d.message);
  const failed = diagnostics.some((d) => d.severity === 'error');
  const judged = diagnostics.flatMap((diagnostic): Diagnostic[] => {
    if (!isDeprecation(diagnostic)) return [diagnostic];
    if (fences[diagnostic.block]?.words.deprecated) return [];
    const remedy =
      'Use its replacement. If the block is meant to show a deprecated name, add `deprecated` to the fence.';
    return [{ ...diagnostic, severity: 'error', message: `${diagnostic.message}\n${remedy}` }];
  });
  const needless = fences.filter(
    ({ index, words }) =>
      words.deprecated &&
      modes[index] !== 'parsed' &&
      !diagnostics.some((d) => d.block === index && isDeprecation(d)),
  );
  const remove =
    'The fence says `deprecated`, but the block does not use a deprecated name: remove the word.';
  return [...judged, ...(failed ? [] : needless.map((fence) => atFence(fence, remove)))];
}

/** The beginnings of the Scala program's messages about what a block did when it was run. */
const ofRun =
  /^This (?:new )?block (?:was stopped|ended the JVM|ran out of memory|ended with|doesn't give)/;

/** Moves messages about a run from the first line of the block to its last statement, which ran. */
export function atStatements(
  diagnostics: readonly Diagnostic[],
  fences: readonly ScalaFence[],
): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const fence = fences[diagnostic.block];
    if (!fence || !ofRun.test(diagnostic.message)) return diagnostic;
    const lines = fence.code.split('\n');
    const last = lines.findLastIndex((line) => /^[^\s/*)\]}]/.test(line));
    if (last < 0) return diagnostic;
    const [line, column] = [fence.line + last, (fence.columns[last] ?? 0) + 1];
    const endColumn = column + (lines[last] ?? '').trimEnd().length;
    return { ...diagnostic, line, column, endLine: line, endColumn };
  });
}

/** Maximum length of a value; four times the longest on any page. */
const longestValue = 1000;

/**
 * Errors for blocks that have nothing to show although they should, and for values that are too
 * long to read and would bloat the lock.
 */
export function unfitResults(
  blocks: readonly BlockResult[],
  modes: readonly BlockMode[],
  fences: readonly ScalaFence[],
): Diagnostic[] {
  return fences.flatMap((fence): Diagnostic[] => {
    const block = blocks.find(({ index }) => index === fence.index);
    if (block === undefined) return [];
    const mode = modes[fence.index];
    if (mode === 'values' && block.values.length === 0) {
      return [atFence(fence, 'No statement in this block has a value to show: remove `values`.')];
    }
    if (mode === 'run' && block.end === null) {
      return [atFence(fence, 'This block was not run, although its fence says so.')];
    }
    const longest = Math.max(0, ...block.values.map(({ value }) => value.length));
    if (longest <= longestValue) return [];
    const found = `A value in this block has ${longest} characters, but at most ${longestValue} can be shown`;
    return [atFence(fence, `${found}: show only a part of the value.`)];
  });
}

function atFence({ index, fenceLine, node }: ScalaFence, message: string): Diagnostic {
  const column = node.position?.start.column ?? 1;
  const place = { line: fenceLine, column, endLine: fenceLine, endColumn: column + 3 };
  return { severity: 'error', block: index, ...place, message };
}

/** A message with its position, the source line and a marker below the code. */
export function messageText(file: string, source: string, diagnostic: Diagnostic): string {
  const { severity, line, column, endLine, endColumn, message } = diagnostic;
  const head = problemText({ file, line, column, message }).replace(': error: ', `: ${severity}: `);
  const text = source.split(/\r\n|\n|\r/)[line - 1];
  if (text === undefined || text.trim() === '') return head;
  const end = endLine === line ? endColumn : text.length + 1;
  const number = String(line);
  const mark =
    text.slice(0, column - 1).replace(/[^\t]/g, ' ') + '^'.repeat(Math.max(1, end - column));
  return `${head}\n${number} | ${text}\n${' '.repeat(number.length)} | ${mark}`;
}
