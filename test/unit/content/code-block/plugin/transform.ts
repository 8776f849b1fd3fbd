/** Runs the transform for fences on a page of a site in a temporary folder. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { parsePage } from '../../../../../src/content/markdown/model/parse';
import { codeBlocks } from '../../../../../src/content/code-block/plugin/remark';
import {
  pageAssets,
  type PageAsset,
} from '../../../../../src/content/code-block/plugin/page-assets';
import { visitParents } from '../../../../../src/content/snippets/model/visit';

export const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'code-blocks-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

interface Transformed {
  readonly tree: Root;
  readonly warnings: readonly string[];
  readonly assets: readonly PageAsset[];
}

export function transform(page: string, source: string, lenient = false): Transformed {
  const warnings: string[] = [];
  const file = new VFile({ value: source, path: path.join(siteDir, page) });
  const tree = parsePage(source);
  codeBlocks({ siteDir, lenient, warn: (text) => warnings.push(text) })(tree, file);
  return { tree, warnings, assets: pageAssets(file.path) };
}

/** The literals that are passed to the elements with a name. */
export function viewsOf(tree: Root, name: string): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  visitParents(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== name) return;
    found.push(JSON.parse((node.attributes[0]?.value as { value: string }).value));
  });
  return found;
}
