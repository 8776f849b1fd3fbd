/** Selects the files to check and caches the findings. */
import fs from 'node:fs';
import path from 'node:path';
import { readMarkdownSources } from '../../content/markdown/sources';
import { hashOf } from '../../utils/hash';
import { checkProse } from './model/check';
import type { ProseFinding } from './model/finding';

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

/**
 * Checks files; findings come from the cache if neither the file nor the rules have changed.
 * Warnings don't fail the check.
 */
export function checkSources(
  siteDir: string,
  sources: readonly Source[],
): { readonly errors: ProseFinding[]; readonly warnings: ProseFinding[] } {
  const memoryFile = path.join(siteDir, 'node_modules', '.cache', 'prose.json');
  const known = readMemory(memoryFile);
  const checker = hashOf(checkerFiles().map((file) => fs.readFileSync(file, 'utf8')));
  let isNew = false;
  const all = sources.flatMap(({ file, text }) => {
    const key = hashOf([checker, file, text]);
    const remembered = known[file];
    if (remembered?.key === key) return remembered.findings;
    isNew = true;
    const findings = checkProse(file, text);
    known[file] = { key, findings };
    return findings;
  });
  if (isNew) writeMemory(memoryFile, known);
  return {
    errors: all.filter(({ isWarning }) => !isWarning),
    warnings: all.filter(({ isWarning }) => isWarning),
  };
}

type Memory = Record<string, { readonly key: string; readonly findings: readonly ProseFinding[] }>;

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
