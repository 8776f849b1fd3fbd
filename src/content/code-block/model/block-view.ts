/** Combines a fence and the findings of the check into the view that the page shows. */
import type { LockedBlock, PageLock } from '../../snippets/model/lock';
import { knownServers } from '../../snippets/model/servers';
import { blockAnchor } from '../../snippets/model/anchor';
import { apiDocsUrl } from './api-docs';
import { escapeHtml } from './escape';
import { highlightLines, type Mark } from './highlight';
import type { Language } from './languages';
import { layOutSignature, shortName } from './signature';
import {
  visibleColumns,
  type BlockView,
  type OutputView,
  type SegmentView,
  type SignatureView,
} from './view';

const isWide = (code: string): boolean =>
  code.split('\n').some((line) => line.length > visibleColumns);

/** View of a block that has no findings. */
export function plainView(
  code: string,
  language: Language,
  title?: string,
  anchor?: string,
): BlockView {
  return {
    label: language.label,
    language: language.id,
    ...(title === undefined ? {} : { title }),
    ...(anchor === undefined ? {} : { anchor }),
    ...(isWide(code) ? { wide: true } : {}),
    segments: [{ html: highlightLines(code, language.grammar).join('\n') }],
  };
}

/** Splits the code after each statement whose value is shown. */
function segments(lines: readonly string[], block: LockedBlock): SegmentView[] {
  const cuts = [...new Set(block.values.map((value) => value.line))].sort((a, b) => a - b);
  const parts: SegmentView[] = [];
  let from = 0;
  for (const cut of cuts) {
    const values = block.values
      .filter((value) => value.line === cut)
      .map(({ type, value }) => ({ type, value }));
    parts.push({ html: lines.slice(from, cut + 1).join('\n'), values });
    from = cut + 1;
  }
  if (from < lines.length) parts.push({ html: lines.slice(from).join('\n') });
  return parts;
}

function outputOf(block: LockedBlock, unstable: boolean): OutputView | undefined {
  const { output, end } = block;
  if (output === null && (end === null || (end.kind === 'value' && end.text === null))) {
    return undefined;
  }
  return {
    outcome: end?.kind ?? 'value',
    ...(output === null ? {} : { printed: output.replace(/\n$/, '') }),
    ...(end === null || end.text === null ? {} : { text: end.text }),
    ...(unstable ? { sample: true } : {}),
  };
}

function signaturesOf(
  block: LockedBlock,
  artifacts: readonly string[],
  { language, isIndexed }: FenceView,
): SignatureView[] {
  return block.signatures.map(({ symbol, overloads, deprecated }) => {
    const api = apiDocsUrl(symbol, artifacts);
    return {
      name: shortName(symbol),
      symbol,
      // The compiler lists the overload declared first, the general form, last.
      overloads: overloads
        .toReversed()
        .map((signature) =>
          language.grammar === null
            ? escapeHtml(layOutSignature(signature))
            : highlightLines(layOutSignature(signature), language.grammar).join('\n'),
        ),
      ...(deprecated === null ? {} : { deprecated }),
      ...(api === undefined ? {} : { api }),
      ...(isIndexed?.(symbol) ? { indexed: true } : {}),
    };
  });
}

/** Options of a Scala fence that affect its view. */
export interface FenceView {
  readonly code: string;
  /** Position among the page's Scala fences, from 0. */
  readonly index: number;
  readonly title?: string;
  readonly hidden: boolean;
  readonly unstable: boolean;
  /** Name of the server that the run needs; null if it needs none. */
  readonly needs: string | null;
  /** The author's reason for parsing the block without compiling it; null if it is compiled. */
  readonly parsed: string | null;
  readonly language: Language;
  /** Whether the index of operators and types has a symbol; absent on pages outside that index. */
  readonly isIndexed?: (symbol: string) => boolean;
}

/** Addresses of the block's files; undefined if the block has no such file. */
export interface BlockFiles {
  readonly script?: string;
  readonly facts?: string;
}

/**
 * View of a Scala block.
 * @param place position of the block in the lock, which locates its facts
 */
export function scalaView(
  fence: FenceView,
  block: LockedBlock,
  lock: PageLock,
  files: BlockFiles,
  place: number,
): BlockView {
  const { code, index, language } = fence;
  const marks: readonly Mark[] = block.refusals;
  const lines = highlightLines(code, language.grammar, marks);
  const output = outputOf(block, fence.unstable);
  const signatures = signaturesOf(block, lock.checkedAgainst.artifacts, fence);
  const hasFacts = files.facts !== undefined && block.facts.length > 0;
  return {
    label: language.label,
    language: language.id,
    ...(fence.title === undefined ? {} : { title: fence.title }),
    anchor: blockAnchor(index),
    ...(isWide(code) ? { wide: true } : {}),
    segments: segments(lines, block),
    ...(output === undefined ? {} : { output }),
    ...(fence.unstable && block.values.length > 0 ? { sampleValues: true } : {}),
    ...(block.refusals.length === 0 ? {} : { refusals: block.refusals.map((r) => r.message) }),
    ...(signatures.length === 0 ? {} : { signatures }),
    ...(fence.hidden ? { setup: lines.length } : {}),
    ...(fence.needs === null || block.status === 'parsed'
      ? {}
      : { ranAgainst: knownServers[fence.needs]?.label ?? fence.needs }),
    ...(fence.parsed === null ? {} : { parsed: fence.parsed }),
    ...(files.script === undefined ? {} : { script: files.script }),
    ...(hasFacts ? { facts: files.facts } : {}),
    ...(hasFacts && place !== index ? { index: place } : {}),
  };
}
