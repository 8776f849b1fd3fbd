/** The two sites that are compared, with the same generated pages. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sections as siteSections } from '../../config/sections';
import { uncleanFile } from '../prose/model/unclean';
import { readInventory } from '../../facts/inventory/inventory';
import { SiteCopy, siteFiles } from '../site-copy/site-copy';
import { firstPage, writeArchive, writeScreen } from '../site-copy/stand-ins';
import { benchmarkBlocks } from '../../content/snippets/benchmark/pages';
import { cacheDirOf, openRun } from '../../content/snippets/check/open-run';
import { launch } from '../../content/snippets/check/java';
import { buildProgram } from '../../content/snippets/check/program';
import { runCheck } from '../../content/snippets/check/run';
import type { Terminal } from '../../content/snippets/check/terminal';
import { lockFileOf } from '../../content/snippets/lock-files';
import { corpusPage, corpusSections, sidebarOf, type CorpusSection } from './model/corpus';

const seed = 20261;
const blocksOfPage = 5;
/** Pages with different code; their proofs are those of all pages with that code. */
const programs = 40;

const root = path.resolve(__dirname, '../../..');
const archive =
  '---\ntitle: ZIO 1.x\ndescription: Read what the older line was, and where to find the page that replaces what it said about your question.\n---\n\nText.\n';

export interface Corpus {
  readonly sections: readonly CorpusSection[];
  /** Each page's file with its text and, for our site, its lock file. */
  readonly pages: readonly { readonly id: string; readonly text: string; readonly lock: string }[];
}

/** Generates the pages and has the code check prove their code. */
export async function makeCorpus(pages: number, terminal: Terminal): Promise<Corpus> {
  const sections = corpusSections(
    pages,
    siteSections.map(({ sidebar, to }) => ({ sidebar, first: firstPage(to) })),
  );
  const proofs = await prove(terminal);
  let number = 0;
  return {
    sections,
    pages: sections.flatMap((section) =>
      section.ids.map((id, index) => {
        const program = number % programs;
        const text = corpusPage(
          seed,
          number++,
          section,
          index,
          benchmarkBlocks(seed, program, blocksOfPage),
        );
        const lock = (proofs[program] ?? '').replace(programFile(program), `docs/${id}.mdx`);
        return { id, text, lock };
      }),
    ),
  };
}

/** Our site with these pages. */
export function ourSite(corpus: Corpus): SiteCopy {
  const site = new SiteCopy([...siteFiles, 'snippets/lock/src'], 'site-benchmark-ours-');
  site.withoutPlan();
  // The prose is put together at random: the rules are held against it, and may find anything.
  site.write(uncleanFile, corpus.pages.map(({ id }) => `docs/${id}.mdx\t1000\n`).join(''));
  for (const { id, lock } of corpus.pages) site.write(lockFileOf(`docs/${id}.mdx`), lock);
  plan(site, corpus);
  // The home page leads to places on pages that the corpus does not have.
  writeScreen(site, 'index');
  fill(site, corpus);
  return site;
}

/** Docusaurus as it comes, with these pages. */
export function stockSite(corpus: Corpus): SiteCopy {
  const site = new SiteCopy(
    ['package.json', 'tsconfig.json', 'versions.json'],
    'site-benchmark-stock-',
  );
  fs.cpSync(path.join(root, 'benchmark/stock'), site.folder, { recursive: true });
  fill(site, corpus);
  return site;
}

/** Adds the pages to the inventory that it does not know. */
function plan(site: SiteCopy, { sections }: Corpus): void {
  const known = new Set(readInventory(site.folder).map(({ id }) => id));
  const rows = sections.flatMap(({ sidebar, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${id}\t${sidebar}\t\n`),
  );
  fs.appendFileSync(path.join(site.folder, 'src/facts/inventory/pages.tsv'), rows.join(''));
}

function fill(site: SiteCopy, { sections, pages }: Corpus): void {
  const sidebars = Object.fromEntries(
    sections.map((section) => [section.sidebar, sidebarOf(section)]),
  );
  site.write('sidebars.ts', `export default ${JSON.stringify(sidebars, null, 1)};\n`);
  for (const { id, text } of pages) site.write(`docs/${id}.mdx`, text);
  writeArchive(site, archive);
}

const programFile = (program: number): string => `docs/program-${program}.mdx`;

/** The lock files of pages with the corpus's programs. */
async function prove(terminal: Terminal): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-benchmark-programs-'));
  try {
    for (let program = 0; program < programs; program++) {
      const file = path.join(folder, programFile(program));
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, `${benchmarkBlocks(seed, program, blocksOfPage).join('\n\n')}\n`);
    }
    const built = await buildProgram(root, cacheDirOf(root), () =>
      terminal.say('Building the code check …'),
    );
    const run = { ...openRun(root, { check: false, all: true }, terminal), siteDir: folder };
    const { failed } = await runCheck({ ...run, connect: () => launch(built) });
    if (failed.length > 0) throw new Error(`The corpus does not compile: ${failed.join(', ')}`);
    return Array.from({ length: programs }, (_, program) =>
      fs.readFileSync(path.join(folder, lockFileOf(programFile(program))), 'utf8'),
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
