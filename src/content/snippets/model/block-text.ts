/** What was found of a block, as text for a terminal. */
import type { ScalaFence } from './fences';
import type { BlockFindings, BlockMode, RunEnd } from './protocol';

/** What a block is shown with; refusals are placed in the page, from 1. */
export interface ShownFindings extends Omit<BlockFindings, 'facts' | 'dependsOn'> {
  readonly refusals: readonly { line: number; column: number; message: string }[];
}

const ended: Readonly<Record<RunEnd, string>> = {
  value: 'Succeeds',
  failure: 'Fails',
  defect: 'Dies with a defect',
  interruption: 'Is interrupted',
};

/** The first line of a block's code and its place, and what is done with the block. */
export function blockHead(file: string, { line, code }: ScalaFence, mode: BlockMode): string {
  const lines = code.split('\n');
  const at = lines.findIndex((text) => text.trim() !== '');
  return `${file}:${line + at}: [${mode}] ${lines[at]?.trim()}`;
}

/**
 * What a block printed, how it ended, its values, its signatures and what the compiler said of it.
 */
export function findingsText(fence: ScalaFence, found: ShownFindings): string {
  const { output, end, values, signatures, refusals } = found;
  const parts = [
    ...values.map(({ line, name, type, value }) => {
      const typed = name === null ? type : `${name}: ${type}`;
      return `${fence.line + line}: ${typed}${value === '' ? '' : ` = ${value}`}`;
    }),
    ...(output === null ? [] : [output]),
    ...(end === null ? [] : [end.text === null ? ended[end.kind] : `${ended[end.kind]}: ${end.text}`]),
    ...signatures.flatMap(({ name, overloads }) => [name, ...overloads.map((one) => `  ${one}`)]),
    ...refusals.map(({ line, column, message }) => `${line}:${column}: ${message}`),
  ];
  return parts.flatMap((part) => part.split('\n').map((line) => `  ${line}`.trimEnd())).join('\n');
}
