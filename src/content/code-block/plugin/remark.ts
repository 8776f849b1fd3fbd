/** Markdown transform that replaces every fence with a complete `<CodeBlock>`. */
import path from 'node:path';
import type { Code, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { scalaView, plainView, type BlockFiles } from '../model/block-view';
import { checkedView } from '../model/checked';
import { findLanguage, type Language } from '../model/languages';
import { pageFacts, pageFolder } from '../model/page-files';
import { assembleScript, type ScriptBlock } from '../model/script';
import type { BlockView } from '../model/view';
import { libraries } from '../../../facts/catalog';
import { isIndexed } from '../model/indexed-symbols';
import { otherFileAnchor } from '../../project/model/project';
import { readLock } from '../../snippets/lock-files';
import { fencesOf, sharedFile, type ScalaFence } from '../../snippets/model/fences';
import { hashOf } from '../../../utils/hash';
import type { LockedBlock, PageLock } from '../../snippets/model/lock';
import { matchBlocks } from '../../snippets/model/match-blocks';
import { problemText, type PageProblem } from '../../snippets/model/problem';
import {
  projectFilesOf,
  unseenResources,
  type ProjectFile,
} from '../../snippets/model/project-files';
import { visitParents } from '../../snippets/model/visit';
import { sharedCode } from '../../snippets/shared-code';
import { checkedAgainstElement, codeBlockElement, languageTabs } from './element';
import { otherView } from './other-fences';
import { setPageAssets, type PageAsset } from './page-assets';
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
}

const scala = findLanguage('scala') as Language;
const scala2: Language = { ...scala, label: 'Scala 2.13' };

const groups = new Set(libraries.map(({ groupId }) => groupId));

/** Whether a file is a page; names that start with `_` are partials. */
const isWholePage = (page: string): boolean => !/(?:^|\/)_/.test(page);

const coveredByIndex = (page: string): boolean => page.startsWith('docs/') && isWholePage(page);

const fail = (problems: readonly PageProblem[]): never => {
  throw new Error(problems.map(problemText).join('\n'));
};

function prove(
  siteDir: string,
  page: string,
  fences: readonly ScalaFence[],
  files: readonly ProjectFile[],
): ProvenPage {
  const lock = fences.length === 0 ? null : readLock(siteDir, page);
  const { blocks, problems } = matchBlocks(page, fences, lock);
  return {
    page,
    fences,
    files,
    blocks,
    lock,
    problems: [...problems, ...unseenResources(page, files, lock)],
  };
}

/** Address of a file of the page. It contains a hash, so caches can't mix up versions. */
const address = ({ name, content }: PageAsset): string => `/${name}?${shortHash([content])}`;

const shortHash = (contents: readonly PageAsset['content'][]): string =>
  hashOf(contents.map((content) => content.toString('latin1'))).slice(0, 8);

function scriptAssets({ page, fences, blocks, lock }: ProvenPage): (PageAsset | null)[] {
  if (!lock || blocks.includes(null)) return fences.map(() => null);
  const codes: ScriptBlock[] = fences.map(({ code, words }) => ({ code, dialect: words.dialect }));
  return fences.map((fence) => {
    const content = assembleScript(codes, lock, fence.index);
    return content === null
      ? null
      : { name: `${pageFolder(page)}/${fence.index + 1}.scala`, content };
  });
}

function factsAsset({ page, lock }: ProvenPage): PageAsset | null {
  if (!lock || !lock.blocks.some((block) => block.facts.length > 0)) return null;
  return { name: `${pageFolder(page)}.json`, content: JSON.stringify(pageFacts(lock)) };
}

function viewOf(
  fence: ScalaFence,
  { page, blocks, lock, problems }: ProvenPage,
  files: BlockFiles,
): BlockView {
  const { code, index, words } = fence;
  const language = words.dialect === '2' ? scala2 : scala;
  const block = blocks[index];
  if (!block || !lock) {
    const notice = problems.find((problem) => problem.line === fence.fenceLine)?.message;
    return { ...plainView(code, language), notice: `Not checked: ${notice ?? 'no lock'}` };
  }
  const { hidden, unstable, needs, parsed, file, include } = words;
  const name = file ?? (include === null ? null : path.basename(sharedFile(include)));
  const title = name === null ? {} : { title: name };
  const { artifacts } = lock.checkedAgainst;
  const listed = coveredByIndex(page)
    ? { isIndexed: (symbol: string) => isIndexed(symbol, artifacts, groups) }
    : {};
  const shown = { code, index, hidden, unstable, needs, parsed, language, ...title, ...listed };
  const view = scalaView(shown, block, lock, files, lock.blocks.indexOf(block));
  // A screen can show several files, each of which counts its blocks from 1.
  const [, part] = /^src\/pages\/_(\w+)\.mdx$/.exec(page) ?? [];
  return part === undefined ? view : { ...view, anchor: `${part}-${view.anchor}` };
}

/** Replacement for each node; null removes the node. */
type Replacements = Map<Code, RootContent | null>;

/** Results for a page's blocks. */
interface Drawn {
  readonly assets: readonly PageAsset[];
  /** In the order of the blocks. */
  readonly views: readonly BlockView[];
}

function draw(proven: ProvenPage): Drawn {
  const scripts = scriptAssets(proven);
  const facts = factsAsset(proven);
  // All scripts share one hash, because repeated text compresses to almost nothing.
  const hash = shortHash(scripts.map((script) => script?.content ?? ''));
  const views = proven.fences.map((fence, at) => {
    const script = scripts[at];
    return viewOf(fence, proven, {
      ...(script ? { script: `/${script.name}?${hash}` } : {}),
      ...(facts ? { facts: address(facts) } : {}),
    });
  });
  return { assets: [...scripts, facts].filter((asset) => asset !== null), views };
}

/** Replaces the Scala fences. @param add receives the files of the blocks */
function replaceScala(proven: ProvenPage, add: (asset: PageAsset) => void): Replacements {
  const { assets, views } = draw(proven);
  assets.forEach(add);
  const nodes: Replacements = new Map();
  proven.fences.forEach(({ node, twin }, at) => {
    const view = views[at] as BlockView;
    const first = twin === null ? undefined : proven.fences[twin];
    if (twin === null || !first) {
      nodes.set(node, codeBlockElement(view));
    } else {
      nodes.set(first.node, languageTabs(views[twin] as BlockView, view));
      nodes.set(node, null);
    }
  });
  return nodes;
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
    const wrong = [...problems, ...others.problems];
    const proven = prove(siteDir, page, fences, others.files);
    const assets: PageAsset[] = [];
    const nodes = replaceScala(proven, (asset) => assets.push(asset));
    wrong.push(...replaceOthers(tree, proven, nodes));
    const project = offerProject(tree, proven, address);
    wrong.push(...project.problems);
    if (project.asset) assets.push(project.asset);
    setPageAssets(file.path, assets);
    if (!lenient) wrong.push(...proven.problems);
    else if (proven.problems.length > 0) warn(proven.problems.map(problemText).join('\n'));
    if (wrong.length > 0) fail(wrong);
    apply(tree, nodes);
    const checked = proven.lock && isWholePage(page) ? checkedView(proven.lock) : null;
    if (checked) tree.children.push(checkedAgainstElement(checked));
  };
}
