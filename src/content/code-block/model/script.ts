/**
 * "Copy as a script": puts a block and everything it needs into one file for Scala CLI.
 * Directives: https://scala-cli.virtuslab.org/docs/reference/directives
 */
import type { PageLock } from '../../snippets/model/lock';
import type { BlockMode } from '../../snippets/model/protocol';
import { thirdPartyArtifacts } from '../../../facts/catalog/artifacts';
import type { ThirdPartyArtifact } from '../../../facts/catalog/types';
import { artifactByName } from '../../../facts/catalog/lookup';
import { artifactOf, knownPackages, parseCoordinate } from '../../../facts/catalog/packages';
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
  const [, specClass] = /^(?:new\s+)?(\w+)(?:\(\))?$/.exec(bare) ?? [];
  if (specClass && new RegExp(`class\\s+${specClass}\\s+extends\\s+\\w*Spec\\b`).test(all))
    return { code: `object ${name} extends ${specClass}`, mainClass: name };
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

/**
 * Joins the blocks. If a later block redefines a name, the earlier block moves into an object, and
 * its imports are repeated for the later blocks.
 */
function joinParts(blocks: readonly (readonly Statement[])[]): string {
  const pieces = blocks.map((parts, index) => {
    const later = new Set(blocks.slice(index + 1).flatMap((next) => next.flatMap((p) => p.names)));
    const text = parts
      .map((part, at) => `${at === 0 ? '' : part.isApart ? '\n\n' : '\n'}${part.text}`)
      .join('');
    const shadowed = parts.some((part) => part.names.some((name) => later.has(name)));
    if (!shadowed) return text;
    const imports = parts.filter(({ kind }) => kind === 'import').map((part) => part.text);
    const name = `Before${index + 1}`;
    return `object ${name}:\n${indent(text, '  ')}\n\n${[`import ${name}.*`, ...imports].join('\n')}`;
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

/** Whether an artifact of a page's class path was released; otherwise, its version is a commit. */
const isReleased = (coordinate: string): boolean => !/\s/.test(coordinate);

/** Whether a script can name an artifact: it's a library for Scala 3 or Java. */
function isForScala3(coordinate: string): boolean {
  const { artifact } = parseCoordinate(coordinate);
  const owned = artifactByName(artifact.replace(/_3$/, ''));
  const versions = owned?.artifact.scala ?? owned?.library.scala ?? ['3'];
  return (
    !artifact.endsWith('_2.13') && owned?.artifact.kind === undefined && versions.includes('3')
  );
}

/** Full names in code: those of the compiler, and paths such as `cats.effect` and `jdbc:h2`. */
const namesIn = (code: string): string[] =>
  (code.match(/\bjdbc:\w+|\b[a-z]\w*(?:\.\w+)+/g) ?? []).map((name) =>
    name.replace(/^_root_\./, ''),
  );

/**
 * Artifacts that the code needs: those whose packages it uses, and those that the page requests and
 * whose packages aren't known, such as a logging back end. ZIO itself is always needed.
 * @param names full names of everything that the code refers to
 */
function neededArtifacts(lock: PageLock, names: readonly string[]): string[] {
  const { artifacts, sources } = lock.checkedAgainst;
  // What contributors added to a library that they built isn't in the lock.
  const known = sources === undefined ? [] : thirdPartyArtifacts.map(coordinateOf);
  const others = known.filter((one) => !artifacts.includes(one));
  const present = [...artifacts.filter(isForScala3), ...others];
  const used = new Set(names.map((name) => artifactOf(name, present)?.artifact));
  return present.filter((coordinate) => {
    const { artifact } = parseCoordinate(coordinate);
    if (used.has(artifact)) return true;
    return artifacts.includes(coordinate) && knownPackages(artifact) === null;
  });
}

const coordinateOf = ({ groupId, name, version, scala }: ThirdPartyArtifact): string =>
  `${groupId}:${name}${scala.includes('java') ? '' : '_3'}:${version}`;

/**
 * Script of a block. Null for blocks that don't compile, are in Scala 2, only show signatures, or
 * are on a page with a project or an unreleased library, which a script can't include.
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
  if (!lock.checkedAgainst.artifacts.every(isReleased)) return null;

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
  const facts = needed.flatMap((each) => lock.blocks[each]?.facts ?? []);
  const symbols = facts.map(([, , , symbol]) => lock.symbols[symbol] ?? '');
  const artifacts = neededArtifacts(lock, [...symbols, ...namesIn(`${all}\n${entry.code}`)]);
  const head = [
    `//> using scala ${lock.checkedAgainst.scala}`,
    ...artifacts.map((each) => `//> using dep ${scalaCliCoordinate(each)}`),
    entry.mainClass && `//> using mainClass ${packageOf(body)}${entry.mainClass}`,
  ];
  return `${[head.filter(Boolean).join('\n'), body, entry.code].filter(Boolean).join('\n\n')}\n`;
}

/**
 * The first block of a page that a reader can run: its run or values are shown, or it has an app or
 * a main method. Null if there is none with a script.
 */
export function firstProgram(blocks: readonly ScriptBlock[], lock: PageLock): number | null {
  const index = blocks.findIndex(
    ({ code }, at) =>
      (['run', 'values'].includes(lock.blocks[at]?.mode ?? '') || ownMain(code) !== null) &&
      assembleScript(blocks, lock, at) !== null,
  );
  return index === -1 ? null : index;
}
