/** A page as the rules see it. */
import { load } from 'js-yaml';
import type { Root } from 'mdast';
import { frontMatterPattern } from '../../../content/markdown/model/front-matter';
import { maskCode } from '../../../content/markdown/model/mask';
import { sharedTree } from '../../../content/markdown/model/parse';
import type { Finding } from '../../../utils/validation/finding';
import type { DocsFolder } from '../../../facts/inventory/pages-on-disk';
import { syntaxFault } from './syntax';

export interface SourcePage {
  /** The file, relative to the project root. */
  readonly file: string;
  readonly id: string;
  /** The version that the page belongs to. */
  readonly docs: DocsFolder;
  readonly text: string;
}

export interface Page extends SourcePage {
  /** The text with code and front matter blanked out. */
  readonly prose: string;
  /** The syntax tree; empty if the text isn't valid MDX. */
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The keys of the front matter in their order, each with its line. */
  readonly keyLines: ReadonlyMap<string, number>;
}

/** A rule for one page. */
export type PageRule = (page: Page, site: Site) => Finding[];

/** Facts about the rest of the site that rules need. */
export interface Site {
  /** The inventory's ids, in its order. */
  readonly planned: readonly string[];
  /** The problem with the names of a page's library and artifacts, or null. */
  classPathProblem(library: string | null, dependencies: readonly string[]): string | null;
  /** The host on which the site is published. */
  readonly host: string;
  /** Whether a file of the project exists. */
  exists(file: string): boolean;
  /** The addresses of the site, each with its anchors, or null where another check finds them. */
  screens(): ReadonlyMap<string, readonly string[] | null>;
}

/** A page with its front matter, and without nodes. */
export function headOf(source: SourcePage): Page {
  const { text } = source;
  const lines = (frontMatterPattern.exec(text)?.[1] ?? '').split('\n');
  const keyLines = lines.flatMap((line, index) => {
    const key = /^([\w-]+):/.exec(line)?.[1];
    return key === undefined ? [] : [[key, index + 2] as const];
  });
  return {
    ...source,
    prose: '',
    tree: { type: 'root', children: [] },
    frontMatter: readFrontMatter(text).frontMatter,
    keyLines: new Map(keyLines),
  };
}

/**
 * Reads a page, and finds what no rule can look behind: text that isn't MDX, and front matter that is
 * missing or isn't valid YAML. Then the page has no nodes, or no keys.
 */
export function readForRules(source: SourcePage): {
  readonly page: Page;
  readonly findings: Finding[];
  /** Whether the text is valid MDX. */
  readonly isParsed: boolean;
} {
  const { file, text } = source;
  const page = { ...headOf(source), prose: maskCode(text) };
  const { fault } = readFrontMatter(text);
  const findings = fault ? [{ file, ...fault }] : [];
  try {
    return { page: { ...page, tree: sharedTree(text) }, findings, isParsed: true };
  } catch (error) {
    findings.push({ file, ...syntaxFault(error) });
    return { page, findings, isParsed: false };
  }
}

type Read = { readonly frontMatter: Page['frontMatter']; readonly fault?: Omit<Finding, 'file'> };

/** The front matter of a page; empty if it has a fault. */
export function readFrontMatter(text: string): Read {
  const block = frontMatterPattern.exec(text)?.[1];
  const wrong = (line: number, problem: string, remedy: string): Read => ({
    frontMatter: {},
    fault: { line, problem, remedy },
  });
  if (block === undefined) {
    const first = text.split('\n', 1)[0] ?? '';
    // Docusaurus would run `---js` as code.
    return wrong(
      1,
      /^---./.test(first) ? `the front matter begins with ${first}` : 'there is no front matter',
      'start the page with a title and a description between two lines of three hyphens',
    );
  }
  const lines = block.split('\n');
  const early = lines.findIndex((line) => line.startsWith('---'));
  if (early >= 0) {
    const remedy = 'begin the line with something else; Docusaurus ends the front matter there';
    return wrong(early + 2, 'a line of the front matter begins with three hyphens', remedy);
  }
  try {
    const keys: unknown = load(block) ?? {};
    if (typeof keys === 'object' && !Array.isArray(keys)) {
      return { frontMatter: keys as Page['frontMatter'] };
    }
    return wrong(
      2,
      'the front matter has no keys',
      'write title: and description: with their text',
    );
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { line: number } };
    const at = mark?.line ?? 0;
    const key = /^([\w-]+):\s+[^"'].*:(?:\s|$)/.exec(lines[at] ?? '')?.[1];
    const remedy =
      key === undefined
        ? 'correct it; text with special characters goes in double quotes'
        : `put the text in quotes, ${key}: "…", because it contains a colon`;
    return wrong(at + 2, `the front matter is not valid YAML: ${reason ?? error}`, remedy);
  }
}

/** A finding at a front matter key; at line 1 if the key is missing. */
export function atKey(
  { file, keyLines }: Page,
  key: string,
  problem: string,
  remedy: string,
): Finding {
  return { file, line: keyLines.get(key) ?? 1, problem, remedy };
}

/**
 * Findings for pages that share a value which should be unique.
 * @param valueOf null for a page without a value
 */
export function repeated(
  pages: readonly Page[],
  valueOf: (page: Page) => string | null,
  finding: (page: Page, earlier: Page) => Finding,
): Finding[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    if (value === null) return [];
    const earlier = first.get(value);
    if (earlier !== undefined) return [finding(page, earlier)];
    first.set(value, page);
    return [];
  });
}
