/** A page as the rules see it. */
import { load } from 'js-yaml';
import { frontMatterPattern } from '../../../content/markdown/model/front-matter';
import { maskCode } from '../../../content/markdown/model/mask';
import type { Finding } from '../../../utils/validation/finding';
import type { DocsFolder } from '../../../facts/inventory/pages-on-disk';

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
  /** Whether a file of the project exists. */
  exists(file: string): boolean;
}

/**
 * Reads a page. If the front matter is missing or isn't valid YAML, returns a finding and no keys.
 */
export function readForRules(source: SourcePage): {
  readonly page: Page;
  readonly findings: Finding[];
} {
  const { file, text } = source;
  const block = frontMatterPattern.exec(text)?.[1];
  const keyLines = new Map(
    (block ?? '').split('\n').flatMap((line, index): [string, number][] => {
      const key = /^([\w-]+):/.exec(line)?.[1];
      return key === undefined ? [] : [[key, index + 2]];
    }),
  );
  const page = { ...source, prose: maskCode(text), frontMatter: {}, keyLines };
  const broken = (line: number, problem: string): { page: Page; findings: Finding[] } => {
    const remedy =
      'Start the page with a title and a description between two lines of three hyphens';
    return { page, findings: [{ file, line, problem, remedy }] };
  };
  if (block === undefined) return broken(1, 'there is no front matter');
  try {
    const frontMatter = (load(block) ?? {}) as Record<string, unknown>;
    return { page: { ...page, frontMatter }, findings: [] };
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { line: number } };
    return broken((mark?.line ?? 0) + 2, `the front matter is not valid YAML: ${reason ?? error}`);
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
