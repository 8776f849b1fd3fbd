import { strToU8, zipSync } from 'fflate';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { blockAnchor } from '../../snippets/model/anchor';
import type { ScalaFence } from '../../snippets/model/fences';
import type { PageProblem } from '../../snippets/model/problem';
import type { ProjectFile } from '../../snippets/model/project-files';
import { visitParents } from '../../snippets/model/visit';

/** A file of the page's project. */
export interface SourceFile {
  readonly path: string;
  /** Ends with a line break. */
  readonly content: string;
  /** Id of the block that shows the file. */
  readonly anchor: string;
}

/** Id of the element that shows a non-Scala file, by its position among those files. */
export const otherFileAnchor = (at: number): string => `file-${at + 1}`;

/**
 * All files of the page's project, by path.
 *
 * @param files the files that aren't Scala
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
  const others = files.map(({ path, content }, at) => {
    return { path, content, anchor: otherFileAnchor(at) };
  });
  return [...scala, ...others].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The earliest date that ZIP supports; ZIP stores local time. */
const firstDay = new Date(1980, 0, 1);

/**
 * Archive of a page's project.
 * @param page the page's file, which determines the name of the archive and of the folder in it
 */
export function archiveOf(
  page: string,
  files: readonly SourceFile[],
): { readonly name: string; readonly content: Buffer } {
  const [file = '', folder = ''] = page
    .replace(/\.mdx?$/, '')
    .split('/')
    .reverse();
  const name = file === 'index' ? folder : file;
  const zipped = files.map(({ path, content }) => [`${name}/${path}`, strToU8(content)] as const);
  // A fixed date, so that the same files give the same bytes.
  return { name, content: Buffer.from(zipSync(Object.fromEntries(zipped), { mtime: firstDay })) };
}

/** Data of a project in the page's module. */
export interface ProjectView {
  /** Name of the archive, without `.zip`. */
  readonly name: string;
  /** Path of the archive, relative to the site's base address. */
  readonly href: string;
  readonly bytes: number;
  readonly files: readonly Pick<SourceFile, 'path' | 'anchor'>[];
}

/** Name of the element that offers a page's project. */
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

/** Reasons why a page can't offer its project, placed at the element that offers it. */
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
  // `project.scala` holds the settings of Scala CLI, which are comments to every other tool.
  const outside = files.filter(
    ({ path }) =>
      /\.(scala|java)$/.test(path) && path !== 'project.scala' && !/^src\/(main|test)\//.test(path),
  );
  return outside.map(({ path }) =>
    problem(`sbt does not compile \`${path}\`: move it to src/main/scala or src/test/scala`),
  );
}
