/** Combines a fence and the findings of the check into the view that the page shows. */
import type { FenceWords } from '../../snippets/model/fence-words';
import type { LockedBlock, PageLock } from '../../snippets/model/lock';
import { knownServers } from '../../snippets/model/servers';
import { blockAnchor } from '../../snippets/model/anchor';
import { apiDocsUrl } from './api-docs';
import { highlightLines } from './highlight';
import type { Language } from './languages';
import { drawnFrom } from './lines';
import { layOutSignature, shortName } from './signature';
import {
  visibleColumns,
  type BlockView,
  type OutputView,
  type SegmentView,
  type SignatureView,
} from './view';

const wide = (code: string): true | undefined =>
  code.split('\n').some((line) => line.length > visibleColumns) || undefined;

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
    title,
    anchor,
    wide: wide(code),
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

/** Output of a block and the end of its run; undefined if there's nothing to show. */
export function outputOf(
  block: LockedBlock,
  { unstable, drawn }: Pick<FenceView, 'unstable' | 'drawn'>,
): OutputView | undefined {
  const { output, end } = block;
  if (output === null && (end === null || (end.kind === 'value' && end.text === null))) {
    return undefined;
  }
  const printed = output?.replace(/\n$/, '');
  return {
    outcome: end?.kind ?? 'value',
    printed,
    isDrawn: (printed !== undefined && isDrawn(printed.split('\n'), drawn)) || undefined,
    text: end?.text ?? undefined,
    sample: unstable || undefined,
  };
}

const isDrawn = (lines: readonly string[], drawn?: ReadonlySet<string>): boolean =>
  lines.length >= drawnFrom && lines.every((line) => drawn?.has(line));

function signaturesOf(
  block: LockedBlock,
  artifacts: readonly string[],
  { language, isIndexed }: FenceView,
): SignatureView[] {
  return block.signatures.map(({ symbol, overloads, deprecated }) => ({
    name: shortName(symbol),
    symbol,
    // The compiler lists the overload declared first, the general form, last.
    overloads: overloads
      .toReversed()
      .map((signature) => highlightLines(layOutSignature(signature), language.grammar).join('\n')),
    deprecated: deprecated ?? undefined,
    api: apiDocsUrl(symbol, artifacts),
    indexed: isIndexed?.(symbol) || undefined,
  }));
}

/** A Scala fence, with the words that affect its view. */
interface FenceView extends Pick<FenceWords, 'hidden' | 'unstable' | 'needs' | 'parsed'> {
  readonly code: string;
  /** Position among the page's Scala fences, from 0. */
  readonly index: number;
  readonly title?: string;
  readonly language: Language;
  /** Lines that the timeline right below the fence ties to its events. */
  readonly drawn?: ReadonlySet<string>;
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
  const { code, index, language, needs } = fence;
  const lines = highlightLines(code, language.grammar, block.refusals);
  const signatures = signaturesOf(block, lock.checkedAgainst.artifacts, fence);
  const facts = block.facts.length > 0 ? files.facts : undefined;
  const ran = needs !== null && block.status !== 'parsed';
  return {
    label: language.label,
    language: language.id,
    title: fence.title,
    anchor: blockAnchor(index),
    wide: wide(code),
    segments: segments(lines, block),
    output: outputOf(block, fence),
    sampleValues: (fence.unstable && block.values.length > 0) || undefined,
    refusals: block.refusals.length === 0 ? undefined : block.refusals.map((r) => r.message),
    signatures: signatures.length === 0 ? undefined : signatures,
    setup: fence.hidden ? lines.length : undefined,
    ranAgainst: ran ? (knownServers[needs]?.label ?? needs) : undefined,
    parsed: fence.parsed ?? undefined,
    script: files.script,
    facts,
    index: facts !== undefined && place !== index ? place : undefined,
  };
}
