/** Fills in `<ProjectDownload />`, and adds the archive to the page's files. */
import type { Root } from 'mdast';
import { pageFolder } from '../model/page-files';
import {
  archiveOf,
  downloadName,
  downloadProblems,
  downloadsOf,
  sourceFiles,
  type ProjectView,
} from '../../project/model/project';
import type { ScalaFence } from '../../snippets/model/fences';
import type { PageProblem } from '../../snippets/model/problem';
import type { ProjectFile } from '../../snippets/model/project-files';
import { importStatement, valueAttribute } from '../../mdx/element';
import type { PageAsset } from './page-assets';

/** Module that pages with a project download import. */
export const downloadModule = `@site/src/content/project/ui/${downloadName}`;

interface OfferedPage {
  readonly page: string;
  readonly fences: readonly ScalaFence[];
  readonly files: readonly ProjectFile[];
}

/**
 * Completes a page's `<ProjectDownload />` elements, and adds the archive to `assets`; pages without
 * such an element stay unchanged. Returns the reasons why the page can't offer its project.
 *
 * @param address returns the address of a file of the page
 */
export function offerProject(
  tree: Root,
  { page, fences, files }: OfferedPage,
  address: (asset: PageAsset) => string,
  assets: PageAsset[],
): readonly PageProblem[] {
  const elements = downloadsOf(tree);
  if (elements.length === 0) return [];
  const all = sourceFiles(fences, files);
  const problems = elements.flatMap((element) => downloadProblems(page, element, all));
  const { name, content } = archiveOf(page, all);
  const asset = { name: `${pageFolder(page)}/${name}.zip`, content };
  assets.push(asset);
  const view: ProjectView = {
    name,
    href: address(asset),
    bytes: content.length,
    files: all.map(({ path, anchor }) => ({ path, anchor })),
  };
  for (const element of elements) element.attributes = [valueAttribute('view', view)];
  tree.children.unshift(importStatement(downloadName, downloadModule));
  return problems;
}
