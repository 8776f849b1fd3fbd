/** Formats the findings of a block for a terminal. */
import type { ScalaFence } from './fences';
import type { BlockFindings, BlockMode, RunEnd } from './protocol';

/** Findings to show; positions of refusals are in the page, 1-based. */
export interface ShownFindings extends Omit<BlockFindings, 'facts' | 'dependsOn'> {
  readonly refusals: readonly { line: number; column: number; message: string }[];
}

const ended: Readonly<Record<RunEnd, string>> = {
  value: 'Succeeds',
  failure: 'Fails',
  defect: 'Dies with a defect',
  interruption: 'Is interrupted',
};

/** Position, mode and first line of code of a block. */
export function blockHead(file: string, { line, code }: ScalaFence, mode: BlockMode): string {
  const lines = code.split('\n');
  const at = lines.findIndex((text) => text.trim() !== '');
  return `${file}:${line + at}: [${mode}] ${lines[at]?.trim()}`;
}

/** The output, end, values, signatures and compiler messages of a block. */
export function findingsText(fence: ScalaFence, found: ShownFindings): string {
  const { output, end, values, signatures, refusals } = found;
  const parts = [
    ...values.map(({ line, name, type, value }) => {
      const typed = name === null ? type : `${name}: ${type}`;
      return `${fence.line + line}: ${typed}${value === '' ? '' : ` = ${value}`}`;
    }),
    ...(output === null ? [] : [output]),
    ...(end === null
      ? []
      : [end.text === null ? ended[end.kind] : `${ended[end.kind]}: ${end.text}`]),
    ...signatures.flatMap(({ name, overloads }) => [name, ...overloads.map((one) => `  ${one}`)]),
    ...refusals.map(({ line, column, message }) => `${line}:${column}: ${message}`),
  ];
  return parts.flatMap((part) => part.split('\n').map((line) => `  ${line}`.trimEnd())).join('\n');
}
