/** Reads the parts of a page that the code check needs: Scala fences and front matter. */
import type { Root, Yaml } from 'mdast';
import { load } from 'js-yaml';
import { parsePage } from '../../markdown/model/parse';
import { fencesOf, type ScalaFence, type SharedCode } from './fences';
import type { PageProblem } from './problem';
import { projectFilesOf, type ProjectFile } from './project-files';

export interface SourcePage {
  /** The page's file relative to the project root, with `/`. */
  readonly file: string;
  readonly source: string;
  /** Catalog id of the library that the page is about; null if not specified. */
  readonly library: string | null;
  /** Ids of further artifacts that the code needs. */
  readonly dependencies: readonly string[];
  /** Line of each front matter key, for messages. */
  readonly keyLines: Readonly<Record<string, number>>;
  readonly fences: readonly ScalaFence[];
  /** Files of the page's project that aren't Scala. */
  readonly files: readonly ProjectFile[];
  /** The page's file of claims, as another page; null if it has none. */
  readonly claims: SourcePage | null;
  readonly problems: readonly PageProblem[];
}

/** Parses a page. Never throws; errors are in `problems`. */
export function readPage(
  file: string,
  source: string,
  shared: SharedCode = () => null,
): SourcePage {
  const page = {
    file,
    source,
    library: null,
    dependencies: [],
    keyLines: {},
    fences: [],
    files: [],
    claims: null,
  };
  let tree: Root;
  try {
    tree = parsePage(source);
  } catch (error) {
    return { ...page, problems: [syntaxProblem(file, error)] };
  }
  const { fences, problems } = fencesOf(tree, source, file, shared);
  const others = projectFilesOf(tree, fences, file);
  const asked = frontMatter(tree, file);
  return {
    ...page,
    ...asked,
    fences,
    files: others.files,
    problems: [...asked.problems, ...problems, ...others.problems],
  };
}

function syntaxProblem(file: string, error: unknown): PageProblem {
  const { line, column, reason } = error as { line?: number; column?: number; reason?: string };
  const message = reason ?? String(error);
  return {
    file,
    line: line ?? 1,
    column: column ?? 1,
    message: `the page is not valid MDX: ${message}`,
  };
}

function frontMatter(
  tree: Root,
  file: string,
): Pick<SourcePage, 'library' | 'dependencies' | 'keyLines' | 'problems'> {
  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  const keyLines = Object.fromEntries(
    (yaml?.value ?? '').split(/\r\n|\n|\r/).flatMap((text, at) => {
      const key = /^([\w-]+):/.exec(text)?.[1];
      return key === undefined ? [] : [[key, at + 2]];
    }),
  );
  const none = { library: null, dependencies: [], keyLines };
  const wrong = (line: number, message: string) => ({
    ...none,
    problems: [{ file, line, column: 1, message }],
  });
  let data: Record<string, unknown>;
  try {
    data = (load(yaml?.value ?? '') ?? {}) as Record<string, unknown>;
  } catch (error) {
    return wrong(1, `the front matter is not valid YAML: ${(error as Error).message}`);
  }
  const { library = null, dependencies = [] } = data;
  if (library !== null && typeof library !== 'string') {
    return wrong(
      keyLines.library ?? 1,
      '`library` must be a single id from the catalog, such as `zio-json`',
    );
  }
  if (!Array.isArray(dependencies) || !dependencies.every((id) => typeof id === 'string')) {
    const message = '`dependencies` must be a list of artifact ids, such as `[cats-effect]`';
    return wrong(keyLines.dependencies ?? 1, message);
  }
  return { library, dependencies, keyLines, problems: [] };
}
