/** Markdown transform that replaces every fence with a complete `<CodeBlock>`. */
import path from 'node:path';
import type { Code, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { scalaView, plainView, type BlockFiles } from '../model/block-view';
import { checkedView } from '../model/checked';
import { findLanguage, languageNames, type Language } from '../model/languages';
import { pageFacts, pageFolder } from '../model/page-files';
import { assembleScript, firstProgram, type ScriptBlock } from '../model/script';
import type { BlockView } from '../model/view';
import { libraries } from '../../../facts/catalog';
import { isIndexed } from '../model/indexed-symbols';
import { jsxElement, textAttribute, valueAttribute } from '../../mdx/element';
import { printsBelow } from '../../timeline/model/in-page';
import { otherFileAnchor } from '../../project/model/project';
import { claimsOf } from '../../snippets/claims-files';
import { readLock } from '../../snippets/lock-files';
import { fencesOf, sharedFile, type ScalaFence } from '../../snippets/model/fences';
import { hashOf } from '../../../utils/hash';
import { nearest } from '../../../utils/nearest';
import type { LockedBlock, PageLock } from '../../snippets/model/lock';
import { unseenClaims } from '../../snippets/model/claims';
import { matchBlocks } from '../../snippets/model/match-blocks';
import { parseOtherFence } from '../../snippets/model/other-fence';
import { problemText, type PageProblem } from '../../snippets/model/problem';
import {
  projectFilesOf,
  unseenResources,
  type ProjectFile,
} from '../../snippets/model/project-files';
import { visitParents } from '../../snippets/model/visit';
import { sharedCode } from '../../snippets/shared-code';
import { setPageAssets, type PageAsset } from './page-assets';
import { showFirstPrograms } from './first-program';
import { offerProject } from './project';

interface Options {
  readonly siteDir: string;
  /** If true, an unchecked block is shown with a notice; otherwise it is an error. */
  readonly lenient: boolean;
  /** Prints the notices to the terminal. */
  readonly warn: (message: string) => void;
}

/** A page's Scala blocks with their lock. */
interface ProvenPage {
  readonly page: string;
  readonly fences: readonly ScalaFence[];
  /** Files of the page's project that aren't Scala. */
  readonly files: readonly ProjectFile[];
  readonly blocks: readonly (LockedBlock | null)[];
  readonly lock: PageLock | null;
  readonly problems: readonly PageProblem[];
  /** For each fence with a timeline right below it, the lines that the timeline shows. */
  readonly drawn: ReadonlyMap<Code, ReadonlySet<string>>;
}

const scala = findLanguage('scala') as Language;
const scala2: Language = { ...scala, label: 'Scala 2.13' };

const groups = new Set(libraries.map(({ groupId }) => groupId));

/** Whether a file is a page; names that start with `_` are partials. */
const isWholePage = (page: string): boolean => !/(?:^|\/)_/.test(page);

const coveredByIndex = (page: string): boolean => page.startsWith('docs/') && isWholePage(page);

/** Address of a file of the page. It contains a hash, so caches can't mix up versions. */
const address = ({ name, content }: PageAsset): string => `/${name}?${shortHash([content])}`;

const shortHash = (contents: readonly PageAsset['content'][]): string =>
  hashOf(contents.map((content) => content.toString('latin1'))).slice(0, 8);

/** The files of the page's scripts, by fence, and the index of the first program. */
function scriptAssets({ page, fences, blocks, lock }: ProvenPage): {
  readonly scripts: readonly (PageAsset | null)[];
  readonly first: number | null;
} {
  if (!lock || blocks.includes(null)) return { scripts: fences.map(() => null), first: null };
  const codes: ScriptBlock[] = fences.map(({ code, words }) => ({ code, dialect: words.dialect }));
  const scripts = fences.map((fence) => {
    const content = assembleScript(codes, lock, fence.index);
    return content === null
      ? null
      : { name: `${pageFolder(page)}/${fence.index + 1}.scala`, content };
  });
  return { scripts, first: firstProgram(codes, lock) };
}

function factsAsset({ page, lock }: ProvenPage): PageAsset | null {
  if (!lock || !lock.blocks.some((block) => block.facts.length > 0)) return null;
  return { name: `${pageFolder(page)}.json`, content: JSON.stringify(pageFacts(lock)) };
}

function viewOf(
  fence: ScalaFence,
  { page, blocks, lock, problems, drawn }: ProvenPage,
  files: BlockFiles,
): BlockView {
  const { code, index, words } = fence;
  const language = words.dialect === '2' ? scala2 : scala;
  const block = blocks[index];
  if (!block || !lock) {
    const notice = problems.find((problem) => problem.line === fence.fenceLine)?.message;
    return { ...plainView(code, language), notice: `Not checked: ${notice ?? 'no lock'}` };
  }
  const { file, include } = words;
  const { artifacts } = lock.checkedAgainst;
  const shown = {
    ...words,
    code,
    index,
    language,
    drawn: drawn.get(fence.node),
    title: file ?? (include === null ? undefined : path.basename(sharedFile(include))),
    isIndexed: coveredByIndex(page)
      ? (symbol: string) => isIndexed(symbol, artifacts, groups)
      : undefined,
  };
  const view = scalaView(shown, block, lock, files, lock.blocks.indexOf(block));
  // A screen can show several files, each of which counts its blocks from 1.
  const [, part] = /^src\/pages\/_(\w+)\.mdx$/.exec(page) ?? [];
  return part === undefined ? view : { ...view, anchor: `${part}-${view.anchor}` };
}

/** Replacement for each node; null removes the node. */
type Replacements = Map<Code, RootContent | null>;

/** `<CodeBlock view={…} />`, with the view as a literal in the page's module. */
const codeBlockElement = (view: BlockView): RootContent =>
  jsxElement('CodeBlock', [valueAttribute('view', view)]);

/** Tabs with the Scala 3 and Scala 2.13 versions of an example. */
function languageTabs(scala3: RootContent, scala2: RootContent): RootContent {
  const tab = (value: string, block: RootContent) =>
    jsxElement('Tab', [textAttribute('value', value)], [block]);
  return jsxElement(
    'Tabs',
    [textAttribute('group', 'language')],
    [tab('scala-3', scala3), tab('scala-2', scala2)],
  );
}

/**
 * Replaces the Scala fences, and adds the files of the blocks to `assets`.
 * @param programs the blocks whose output is elsewhere on the page
 */
function replaceScala(
  proven: ProvenPage,
  programs: ReadonlySet<ScalaFence>,
  assets: PageAsset[],
): Replacements {
  const { scripts, first: program } = scriptAssets(proven);
  const facts = factsAsset(proven);
  assets.push(...[...scripts, facts].filter((asset) => asset !== null));
  // All scripts share one hash, because repeated text compresses to almost nothing.
  const hash = shortHash(scripts.map((script) => script?.content ?? ''));
  const nodes: Replacements = new Map();
  proven.fences.forEach((fence, at) => {
    const script = scripts[at];
    const view = viewOf(fence, proven, {
      script: script ? `/${script.name}?${hash}` : undefined,
      facts: facts ? address(facts) : undefined,
    });
    const shown = programs.has(fence) ? { ...view, output: undefined } : view;
    const block = codeBlockElement(at === program ? { ...shown, isFirst: true } : shown);
    const first = fence.twin === null ? undefined : proven.fences[fence.twin];
    const twin = first && nodes.get(first.node);
    nodes.set(fence.node, twin ? null : block);
    if (twin) nodes.set(first.node, languageTabs(twin, block));
  });
  return nodes;
}

/**
 * View of a fence in a language other than Scala, or a message for the author.
 * @param anchor id of the element, if the fence is a file of the page's project
 */
function otherView({ lang, meta, value }: Code, anchor?: string): BlockView | string {
  const name = lang ?? 'text';
  const language = findLanguage(name);
  if (!language) {
    const meant = nearest(name, languageNames);
    const hint = meant === null ? '' : ` Did you mean \`${meant}\`?`;
    return `\`${name}\` is not a known fence language.${hint} The list is in src/content/code-block/model/languages.ts`;
  }
  const words = parseOtherFence(meta);
  return words === null
    ? `\`${meta}\`: a ${language.label} fence accepts only \`title="…"\` or \`file=…\``
    : plainView(value, language, words.file ?? words.title ?? undefined, anchor);
}

function replaceOthers(
  tree: Root,
  { page, files }: ProvenPage,
  nodes: Replacements,
): PageProblem[] {
  const problems: PageProblem[] = [];
  visitParents(tree, (node) => {
    if (node.type !== 'code' || node.lang === 'scala') return;
    const at = files.findIndex((each) => each.node === node);
    const view = otherView(node, at < 0 ? undefined : otherFileAnchor(at));
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    if (typeof view === 'string') problems.push({ file: page, line, column, message: view });
    else nodes.set(node, codeBlockElement(view));
  });
  return problems;
}

function apply(parent: { children: unknown[] }, nodes: Replacements): void {
  parent.children = parent.children.flatMap((child) => {
    const replacement = nodes.get(child as Code);
    if (replacement !== undefined) return replacement === null ? [] : [replacement];
    if (typeof child === 'object' && child !== null && 'children' in child) {
      apply(child as { children: unknown[] }, nodes);
    }
    return [child];
  });
}

/**
 * The transform. Throws if a fence's words are wrong or, unless `lenient`, if a Scala block is
 * unchecked. The error lists file, line and remedy for all blocks of the page.
 */
export function codeBlocks({ siteDir, lenient, warn }: Options) {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');
    const { fences, problems } = fencesOf(tree, String(file.value), page, sharedCode(siteDir));
    const others = projectFilesOf(tree, fences, page);
    const { files } = others;
    const claims = claimsOf(siteDir, page);
    const lock = fences.length === 0 && claims === null ? null : readLock(siteDir, page);
    const matched = matchBlocks(page, fences, lock);
    const unproven = [
      ...matched.problems,
      ...unseenResources(page, files, lock),
      ...unseenClaims(page, claims, lock),
    ];
    const proven = {
      page,
      fences,
      files,
      blocks: matched.blocks,
      lock,
      problems: unproven,
      drawn: printsBelow(tree),
    };
    const assets: PageAsset[] = [];
    const first = showFirstPrograms(tree, {
      ...proven,
      lock: proven.blocks.includes(null) ? null : lock,
    });
    const nodes = replaceScala(proven, first.programs, assets);
    const wrong = [
      ...problems,
      ...others.problems,
      ...first.problems,
      ...replaceOthers(tree, proven, nodes),
      ...offerProject(tree, proven, address, assets),
      ...(lenient ? [] : unproven),
    ];
    setPageAssets(file.path, assets);
    if (lenient && unproven.length > 0) warn(unproven.map(problemText).join('\n'));
    if (wrong.length > 0) throw new Error(wrong.map(problemText).join('\n'));
    apply(tree, nodes);
    const checked = lock && isWholePage(page) ? checkedView(lock) : null;
    if (checked) {
      tree.children.push(jsxElement('CheckedAgainst', [valueAttribute('view', checked)]));
    }
  };
}
