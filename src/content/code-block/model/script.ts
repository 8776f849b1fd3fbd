/**
 * "Copy as a script": puts a block and everything it needs into one file for Scala CLI.
 * Directives: https://scala-cli.virtuslab.org/docs/reference/directives
 */
import type { PageLock } from '../../snippets/model/lock';
import type { BlockMode } from '../../snippets/model/protocol';
import { artifactOf, parseCoordinate } from '../../../facts/catalog/packages';
import { statements, withoutComments, type Statement } from './statements';

/** Properties of a block that the lock doesn't contain. */
export interface ScriptBlock {
  readonly code: string;
  readonly dialect: '3' | '2';
}

interface Entry {
  /** The main object; empty if the block defines its own. */
  readonly code: string;
  readonly mainClass: string | null;
}

const indent = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);

const runnable = /\bobject\s+(\w+)\s+extends\s+(?:\w+\.)*ZIO(?:App|Spec)\w*/g;
const mainMethod = /@main\s+def\s+(\w+)/;

/** A name for the main object that the code doesn't use. */
function freeName(code: string): string {
  const candidates = ['Main', 'Program', 'ScriptMain'];
  return candidates.find((name) => !new RegExp(`\\b${name}\\b`).test(code)) ?? 'ScriptEntryPoint';
}

/** Name of the block's own main: the last app, spec or `@main` in its code; null if none. */
function ownMain(code: string): string | null {
  return [...code.matchAll(runnable)].at(-1)?.[1] ?? mainMethod.exec(code)?.[1] ?? null;
}

/** Prefix for the names of a file with a package clause. */
function packageOf(code: string): string {
  const pack = /^package\s+([\w.]+)\s*$/m.exec(code)?.[1];
  return pack === undefined ? '' : `${pack}.`;
}

function appOf(effect: string, name: string, showsValue: boolean): string {
  const body = showsValue
    ? `  val program =\n${indent(effect, '    ')}\n\n  def run = program.debug`
    : `  def run =\n${indent(effect, '    ')}`;
  return `object ${name} extends zio.ZIOAppDefault:\n${body}`;
}

const specOf = (spec: string, name: string): string =>
  `object ${name} extends zio.test.ZIOSpecDefault:\n  def spec =\n${indent(spec, '    ')}`;

/** Main object for a `run` block. */
function runEntry(all: string, parts: readonly Statement[], showsValue: boolean): Entry {
  const last = parts.at(-1);
  const name = freeName(all);
  if (last?.kind !== 'expression') return { code: '', mainClass: ownMain(all) };
  const { text } = last;
  const bare = withoutComments(text);
  const isApp = /^\w+$/.test(bare) && new RegExp(`object\\s+${bare}\\s+extends`).test(all);
  if (isApp) return { code: '', mainClass: bare };
  const isSpec = /^(?:suite|suiteAll|test)\s*\(/.test(bare);
  return { code: isSpec ? specOf(text, name) : appOf(text, name, showsValue), mainClass: name };
}

/** Main object for a `values` block. */
function valuesEntry(all: string, parts: readonly Statement[]): Entry {
  const name = freeName(all);
  const shown = parts.flatMap((part) => {
    if (part.kind === 'expression') return [part.text];
    return part.isValue ? part.names : [];
  });
  const lines = shown.map((text) =>
    /\n|\/\//.test(text) ? `println {\n${indent(text, '  ')}\n}` : `println(${text})`,
  );
  return {
    code: `object ${name}:\n  def main(args: Array[String]): Unit =\n${indent(lines.join('\n'), '    ')}`,
    mainClass: name,
  };
}

function idleEntry(all: string): Entry {
  const own = ownMain(all);
  if (own !== null) return { code: '', mainClass: own };
  const name = freeName(all);
  const body = '  // Call what is defined above from here.\n  def run = zio.ZIO.unit';
  return { code: `object ${name} extends zio.ZIOAppDefault:\n${body}`, mainClass: name };
}

/** Turns an expression into a definition, which may be at the top level. */
const asDefinition = (part: Statement): Statement =>
  part.kind === 'expression' ? { ...part, text: `val _ =\n${indent(part.text, '  ')}` } : part;

/** Statements that other blocks can need: without the effect of `run` and shown expressions. */
function keptOf(parts: readonly Statement[], mode: BlockMode | undefined): Statement[] {
  const kept = parts.filter(
    ({ kind }, at) =>
      kind !== 'expression' || (mode !== 'values' && !(mode === 'run' && at === parts.length - 1)),
  );
  return kept.map(asDefinition);
}

/** Joins the blocks. If a later block redefines a name, the earlier block moves into an object. */
function joinParts(blocks: readonly (readonly Statement[])[]): string {
  const pieces = blocks.map((parts, index) => {
    const later = new Set(blocks.slice(index + 1).flatMap((next) => next.flatMap((p) => p.names)));
    const text = parts.map((part) => part.text).join('\n\n');
    const shadowed = parts.some((part) => part.names.some((name) => later.has(name)));
    return shadowed
      ? `object Before${index + 1}:\n${indent(text, '  ')}\n\nimport Before${index + 1}.*`
      : text;
  });
  return pieces.filter((piece) => piece !== '').join('\n\n');
}

/** A coordinate in Scala CLI's form: `dev.zio:zio_3:2.1.26` → `dev.zio::zio:2.1.26`. */
function scalaCliCoordinate(coordinate: string): string {
  const { group, artifact, version } = parseCoordinate(coordinate);
  const scala3 = /^(.*)_3$/.exec(artifact);
  return scala3 ? `${group}::${scala3[1]}:${version}` : `${group}:${artifact}:${version}`;
}

/** Cache of statements, because several blocks can need the same block. */
const cut = new WeakMap<ScriptBlock, readonly Statement[]>();

function statementsOf(block: ScriptBlock): readonly Statement[] {
  const parts = cut.get(block) ?? statements(block.code);
  cut.set(block, parts);
  return parts;
}

/** Artifacts that the blocks use; leaves out ZIO's own artifacts that no block uses. */
function neededArtifacts(lock: PageLock, indices: readonly number[]): string[] {
  const { artifacts } = lock.checkedAgainst;
  const facts = indices.flatMap((index) => lock.blocks[index]?.facts ?? []);
  const symbols = new Set(facts.map(([, , , symbol]) => lock.symbols[symbol] ?? ''));
  const used = new Set([...symbols].map((symbol) => artifactOf(symbol, artifacts)?.artifact));
  return artifacts.filter((coordinate) => {
    const { group, artifact } = parseCoordinate(coordinate);
    return group !== 'dev.zio' || artifact.startsWith('zio_') || used.has(artifact);
  });
}

/**
 * Script of a block. Null for blocks that don't compile, are in Scala 2, only show signatures, or
 * are on a page with a project, which a script can't include.
 * @param blocks the page's Scala blocks, in the order of the lock
 */
export function assembleScript(
  blocks: readonly ScriptBlock[],
  lock: PageLock,
  index: number,
): string | null {
  const block = blocks[index];
  const locked = lock.blocks[index];
  if (!block || !locked || block.dialect === '2' || locked.status !== 'compiled') return null;
  if (['fail', 'api', 'parsed'].includes(locked.mode)) return null;
  const files = lock.blocks.filter((other) => other.mode === 'file');
  const isAlone = locked.mode === 'file' && files.length === 1 && !lock.resources;
  if (files.length > 0 && !isAlone) return null;

  const needed = [...locked.dependsOn, index];
  const sources = needed.flatMap((each) => blocks[each] ?? []);
  const all = sources.map(({ code }) => code).join('\n\n');
  const parts = sources.map(statementsOf);
  const own = statementsOf(block);
  const entry =
    locked.mode === 'run'
      ? runEntry(all, own, locked.end?.kind === 'value' && locked.end.text !== null)
      : locked.mode === 'values'
        ? valuesEntry(all, own)
        : idleEntry(all);
  const body =
    locked.mode === 'file'
      ? block.code
      : joinParts(parts.map((each, at) => keptOf(each, lock.blocks[needed[at] ?? index]?.mode)));
  const head = [
    `//> using scala ${lock.checkedAgainst.scala}`,
    ...neededArtifacts(lock, needed).map((each) => `//> using dep ${scalaCliCoordinate(each)}`),
    entry.mainClass && `//> using mainClass ${packageOf(body)}${entry.mainClass}`,
  ];
  return `${[head.filter(Boolean).join('\n'), body, entry.code].filter(Boolean).join('\n\n')}\n`;
}
