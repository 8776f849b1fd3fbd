/** Selects the files to check and caches the findings. */
import fs from 'node:fs';
import path from 'node:path';
import { readMarkdownSources } from '../../content/markdown/sources';
import { checkProse, type ProseReport } from './model/check';
import { parseUnclean, uncleanFile, type Unclean } from './model/unclean';
import { hashOf } from '../../utils/hash';

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

/** The list of files that aren't clean yet. */
export const readUnclean = (siteDir: string): Unclean =>
  parseUnclean(fs.readFileSync(path.join(siteDir, uncleanFile), 'utf8'));

/** Checks files; findings come from the cache if neither the file nor the rules have changed. */
export function checkSources(siteDir: string, sources: readonly Source[]): ProseReport[] {
  const memoryFile = path.join(siteDir, 'node_modules', '.cache', 'prose.json');
  const known = readMemory(memoryFile);
  const checker = hashOf(checkerFiles().map((file) => fs.readFileSync(file, 'utf8')));
  let isNew = false;
  const reports = sources.map(({ file, text }) => {
    const key = hashOf([checker, file, text]);
    const remembered = known[file];
    if (remembered?.key === key) return remembered.report;
    isNew = true;
    const report = checkProse(file, text);
    known[file] = { key, report };
    return report;
  });
  if (isNew) writeMemory(memoryFile, known);
  return reports;
}

type Memory = Record<string, { readonly key: string; readonly report: ProseReport }>;

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

/** The files besides the text that affect findings: the rules and the code that reads texts. */
function checkerFiles(): string[] {
  const model = path.join(__dirname, 'model');
  return [
    path.join(__dirname, 'rules.ts'),
    path.join(__dirname, '../../content/markdown/model/parse.ts'),
    ...fs
      .readdirSync(model)
      .sort()
      .map((name) => path.join(model, name)),
  ];
}
