/** The project that the blocks of a page make: its files, and the archive that readers download. */
import { strToU8, zipSync } from 'fflate';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { blockAnchor } from '../../snippets/model/anchor';
import type { ScalaFence } from '../../snippets/model/fences';
import type { PageProblem } from '../../snippets/model/problem';
import type { ProjectFile } from '../../snippets/model/project-files';
import { visitParents } from '../../snippets/model/visit';
import type { ProjectView } from './view';

/** A file of the project that a page's blocks form. */
export interface SourceFile {
  readonly path: string;
  /** With a line end at its end. */
  readonly content: string;
  /** Id of the block that shows it. */
  readonly anchor: string;
}

/**
 * The id of the element that shows a file in another language than Scala, by its position among
 * them.
 */
export const otherFileAnchor = (at: number): string => `file-${at + 1}`;

/**
 * Every file of the page's project, by path.
 *
 * @param files those in other languages than Scala
 */
export function sourceFiles(
  fences: readonly ScalaFence[],
  files: readonly ProjectFile[],
): SourceFile[] {
  const scala = fences.flatMap(({ words, code, index }): SourceFile[] =>
    words.file === null || words.dialect === '2'
      ? []
      : [{ path: words.file, content: `${code}\n`, anchor: blockAnchor(index) }],
  );
  const others = files.map(({ path, content }, at) => ({
    path,
    content,
    anchor: otherFileAnchor(at),
  }));
  return [...scala, ...others].sort((a, b) => (a.path < b.path ? -1 : 1));
}

export interface Archive {
  /** The file's name, without `.zip`, which is also that of the folder in it. */
  readonly name: string;
  readonly content: Buffer;
}

/** The first day that the format knows; it is written in local time. */
const firstDay = new Date(1980, 0, 1);

/** The archive of a page's project. @param page the page's file, whose name it gets */
export function archiveOf(page: string, files: readonly SourceFile[]): Archive {
  const [file = '', folder = ''] = page
    .replace(/\.mdx?$/, '')
    .split('/')
    .reverse();
  const name = file === 'index' ? folder : file;
  const zipped = files.map(({ path, content }) => [`${name}/${path}`, strToU8(content)] as const);
  // One date, so that the same files make the same bytes.
  return { name, content: Buffer.from(zipSync(Object.fromEntries(zipped), { mtime: firstDay })) };
}

/** What the page shows of an archive. @param href its address, from the site's base */
export function projectView(
  { name, content }: Archive,
  files: readonly SourceFile[],
  href: string,
): ProjectView {
  const shown = files.map(({ path, anchor }) => ({ path, anchor }));
  return { name, href, bytes: content.length, files: shown };
}

/** The element by which a page offers its project. */
export const downloadName = 'ProjectDownload';

/** The elements that offer a page's project. */
export function downloadsOf(tree: Root): (MdxJsxFlowElement | MdxJsxTextElement)[] {
  const found: (MdxJsxFlowElement | MdxJsxTextElement)[] = [];
  visitParents(tree, (node) => {
    if ('name' in node && node.name === downloadName && 'attributes' in node) {
      found.push(node as MdxJsxFlowElement);
    }
  });
  return found;
}

/** What keeps a page from offering its project, at the element that does. */
export function downloadProblems(
  page: string,
  element: MdxJsxFlowElement | MdxJsxTextElement,
  files: readonly SourceFile[],
): PageProblem[] {
  const { line, column } = element.position?.start ?? { line: 1, column: 1 };
  const problem = (message: string) => ({ file: page, line, column, message });
  if (element.type !== 'mdxJsxFlowElement') {
    return [problem('`<ProjectDownload />` is inside a paragraph: put it on its own line')];
  }
  if (element.attributes.length > 0 || element.children.length > 0) {
    return [problem('`<ProjectDownload />` accepts neither attributes nor content')];
  }
  if (!files.some(({ path }) => path === 'build.sbt')) {
    const remedy = 'add `<ProjectBuild artifacts="…" />`, or a fence `sbt file=build.sbt`';
    return [problem(`the project of this page has no build.sbt: ${remedy}`)];
  }
  const outside = files.filter(
    ({ path }) => /\.(scala|java)$/.test(path) && !/^src\/(main|test)\//.test(path),
  );
  return outside.map(({ path }) =>
    problem(`sbt does not compile \`${path}\`: move it to src/main/scala or src/test/scala`),
  );
}
