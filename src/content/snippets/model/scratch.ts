/** Reads a file of experiments as a page. */
import { claimsPage } from './claims';
import { parseFenceWords } from './fence-words';
import type { ScalaFence, SharedCode } from './fences';
import { readPage, type SourcePage } from './page';

/** Separates the experiments of a Scala file. */
const divider = /^\/\/ ?-{3,}\s*$/;

/**
 * The experiments of a file: the Scala fences of an MDX file, or the parts of a Scala file between
 * lines `// ---`, each of which is run.
 *
 * @param file the name for messages
 * @param libraries dependencies of the code, instead of those in the front matter; empty to use the
 *   front matter
 * @throws Error if the file is neither
 */
export function scratchPage(
  file: string,
  text: string,
  libraries: readonly string[],
  shared: SharedCode = () => null,
): SourcePage {
  const asked = libraries.length === 0 ? {} : { library: null, dependencies: libraries };
  if (/\.mdx?$/.test(file)) return { ...readPage(file, text, shared), ...asked };
  if (!file.endsWith('.scala')) {
    throw new Error(`${file}: use a Scala file (.scala), or an MDX file (.mdx) with Scala fences`);
  }
  const { words } = parseFenceWords('run');
  if (words === null) throw new Error('`run` is a word of a Scala fence');
  const parts: { line: number; code: string[] }[] = [{ line: 1, code: [] }];
  text.split(/\r\n|\n|\r/).forEach((code, at) => {
    if (divider.test(code)) parts.push({ line: at + 2, code: [] });
    else parts.at(-1)?.code.push(code);
  });
  const fences = parts
    .filter(({ code }) => code.some((line) => line.trim() !== ''))
    .map(({ line, code }, index): ScalaFence => {
      const value = code.join('\n');
      const columns = code.map(() => 0);
      const node = { type: 'code', lang: 'scala', value } as const;
      return { index, code: value, fenceLine: line, line, columns, words, twin: null, node };
    });
  const page = {
    ...{
      file,
      source: text,
      library: null,
      dependencies: [],
      keyLines: {},
      files: [],
      claims: null,
    },
    ...asked,
  };
  // A file with a single spec is checked like the claims of a page.
  const isSpec = fences.length === 1 && /^object .* extends ZIOSpec/m.test(text);
  return isSpec ? claimsPage(file, text, page, shared) : { ...page, fences, problems: [] };
}
