/** Selects the files to check and caches what the check finds. */
import fs from 'node:fs';
import path from 'node:path';
import { readMarkdownSources } from '../../content/markdown/sources';
import { hashOf } from '../../utils/hash';
import type { Finding } from '../../utils/validation/finding';
import { divide, readFirstEdition } from './first-edition';
import { type CheckedFile, checkFile } from './model/check';
import type { PageFigures } from './model/figures';
import type { ProseFinding } from './model/finding';
import { missingAnchors } from './model/missing-anchors';
import { namedSections, pageIdOf } from './named-sections';

/** Folders whose TypeScript contains texts for readers or contributors. */
const folders =
  /^src\/(?:facts\/(?:catalog|data)|content\/(?:components|parts|glossary\/terms|which-operator\/families)|theme|pages|[^/]+\/[^/]+\/ui)\//;

interface Source {
  readonly file: string;
  readonly text: string;
}

/** All files with English text: pages of all versions, screens, components and data. */
export function readProseSources(siteDir: string): Source[] {
  const scripts = fs
    .readdirSync(path.join(siteDir, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && folders.test(file))
    .sort()
    .map((file) => ({ file, text: fs.readFileSync(path.join(siteDir, file), 'utf8') }));
  return [...readMarkdownSources(siteDir), ...scripts];
}

export interface CheckedSources {
  readonly findings: readonly Finding[];
  /** Findings of new rules in files that these don't bind yet. */
  readonly excused: readonly ProseFinding[];
  /** The figures of each page. */
  readonly figures: readonly { readonly file: string; readonly figures: PageFigures }[];
}

/**
 * Checks files, and whether they have the sections that links and the search name on them. What files
 * contain comes from the cache if neither the file nor the rules have changed.
 */
export function checkSources(siteDir: string, sources: readonly Source[]): CheckedSources {
  const checked = checkFiles(siteDir, sources).flatMap(({ file, found }) =>
    found === null ? [] : [{ file, ...found }],
  );
  const named = namedSections(siteDir);
  const pages = checked.flatMap(({ file, anchors }) => {
    const id = pageIdOf(file);
    return id === undefined ? [] : [{ id, file, anchors }];
  });
  const edition = readFirstEdition(siteDir);
  const divided = checked.map(({ file, findings }) => divide(file, findings, edition));
  return {
    findings: [
      ...named.findings,
      ...edition.findings,
      ...missingAnchors(named.sections, pages),
      ...divided.flatMap(({ binding }) => binding),
    ],
    excused: divided.flatMap(({ excused }) => excused),
    figures: checked.flatMap(({ file, figures }) => (figures ? [{ file, figures }] : [])),
  };
}

function checkFiles(siteDir: string, sources: readonly Source[]) {
  const memoryFile = path.join(siteDir, 'node_modules', '.cache', 'prose.json');
  const known = readMemory(memoryFile);
  const checker = hashOf(checkerFiles().map((file) => fs.readFileSync(file, 'utf8')));
  let isNew = false;
  const checked = sources.map(({ file, text }) => {
    const key = hashOf([checker, file, text]);
    const remembered = known[file];
    if (remembered?.key === key) return { file, found: remembered.found };
    isNew = true;
    const found = checkFile(file, text);
    known[file] = { key, found };
    return { file, found };
  });
  if (isNew) writeMemory(memoryFile, known);
  return checked;
}

type Memory = Record<string, { readonly key: string; readonly found: CheckedFile | null }>;

function readMemory(file: string): Memory {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Memory;
  } catch {
    // No cache yet, or an incomplete one: check everything.
    return {};
  }
}

function writeMemory(file: string, memory: Memory): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, JSON.stringify(memory));
  fs.renameSync(written, file);
}

/** The files besides the text that affect what's found: the rules and the code that reads texts. */
function checkerFiles(): string[] {
  const model = path.join(__dirname, 'model');
  return [
    path.join(__dirname, 'rules.ts'),
    path.join(__dirname, 'second-edition.ts'),
    path.join(__dirname, '../../content/markdown/model/parse.ts'),
    path.join(__dirname, '../../content/markdown/anchors.ts'),
    ...fs
      .readdirSync(model)
      .sort()
      .map((name) => path.join(model, name)),
  ];
}
