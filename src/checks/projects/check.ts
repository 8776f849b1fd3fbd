/**
 * Checks the projects that pages offer for download or to copy: compiles them, and runs their tests
 * or their program.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { VFile } from 'vfile';
import catalogElements from '../../site/ecosystem/elements/remark';
import { parsePage } from '../../content/markdown/model/parse';
import { pinnedVersions } from '../../content/snippets/class-path/ask';
import { maven, mavenErrors } from '../../content/snippets/class-path/maven';
import { classPathGoal } from '../../content/snippets/class-path/reactor';
import { fencesOf } from '../../content/snippets/model/fences';
import { projectFilesOf } from '../../content/snippets/model/project-files';
import { visitParents } from '../../content/snippets/model/visit';
import { sharedCode } from '../../content/snippets/shared-code';
import {
  archiveOf,
  downloadName,
  sourceFiles,
  type SourceFile,
} from '../../content/project/model/project';
import { toolchain } from '../../facts/catalog/toolchain';
import { programBuilds, type ProgramBuild } from '../../content/install/model/script-build';
import {
  firstProgramIn,
  firstProgramName,
  isFirstProgram,
} from '../../content/code-block/model/first-program';
import { readLock } from '../../content/snippets/lock-files';
import { projectClassPathFile, pinnedPom, specsIn } from './maven-project';

interface OfferedProject {
  readonly name: string;
  readonly archive: Buffer;
  readonly files: readonly SourceFile[];
  /** Names of the artifacts that it uses. */
  readonly dependencies: readonly string[];
}

/** A project that was tried. */
export interface Trial {
  /** Null if it compiles, and its tests pass or its program prints what the page shows. */
  readonly problem: string | null;
  /** Description of what was tried, such as `4 files, 2 specs`. */
  readonly tried: string;
}

/**
 * Compiles with the compiler alone, because the incremental compiler needs one more artifact for
 * each Scala version.
 */
const compileAll = '-DrecompileMode=all';

/** The project that a page offers, as readers download it; null if it offers none. */
function offeredProject(siteDir: string, page: string): OfferedProject | null {
  const text = fs.readFileSync(path.join(siteDir, page), 'utf8');
  if (!text.includes(`<${downloadName}`)) return null;
  const tree = parsePage(text);
  const dependencies: string[] = [];
  // The page that explains the element shows it in a code block, which doesn't count.
  let offers = false;
  visitParents(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement') return;
    offers ||= node.name === downloadName;
    if (node.name !== 'ProjectBuild') return;
    const [attribute] = node.attributes;
    if (typeof attribute?.value !== 'string') return;
    dependencies.push(...attribute.value.split(/[\s,]+/).filter(Boolean));
  });
  if (!offers) return null;
  catalogElements({ siteDir })(tree, new VFile({ path: path.join(siteDir, page), value: text }));
  const { fences } = fencesOf(tree, text, page, sharedCode(siteDir));
  const files = sourceFiles(fences, projectFilesOf(tree, fences, page).files);
  const { name, content } = archiveOf(page, files);
  return { name, archive: content, files, dependencies };
}

/** The programs that a page tells its readers to save and run, with the output that it shows. */
function firstPrograms(siteDir: string, page: string) {
  const text = fs.readFileSync(path.join(siteDir, page), 'utf8');
  if (!text.includes(`<${firstProgramName}>`)) return [];
  const tree = parsePage(text);
  const lock = readLock(siteDir, page);
  // Maven finds only releases, not what contributors built.
  if (lock === null || lock.checkedAgainst.sources) return [];
  const { fences } = fencesOf(tree, text, page, sharedCode(siteDir));
  const programs: { build: ProgramBuild; code: string; output: string }[] = [];
  visitParents(tree, (node) => {
    const program = isFirstProgram(node) ? firstProgramIn(node, { fences, lock }) : null;
    if (program === null || typeof program === 'string') return;
    const { script, fence, block } = program;
    const build = programBuilds(script).find(({ tool }) => tool === 'maven');
    if (build) programs.push({ build, code: fence.code, output: block.output ?? '' });
  });
  return programs;
}

/** Follows the steps for Maven in an empty folder. */
async function tryFirstProgram(
  folder: string,
  { build, code, output }: ReturnType<typeof firstPrograms>[number],
): Promise<Trial> {
  const files = [...build.files, { file: build.file, text: code }];
  for (const { file, text } of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  const [, ...args] = build.command.split(' ');
  const run = await maven([...args, compileAll], folder);
  const tried = `${build.file} with Maven`;
  if (!run.ok) return { problem: mavenErrors(run.output), tried };
  return run.output.includes(output)
    ? { problem: null, tried }
    : { problem: `it prints\n${run.output}instead of\n${output}`, tried };
}

/**
 * Tries everything that a page offers as a project, each in a temporary folder.
 *
 * @throws Error if Maven or the JDK is missing
 */
export async function tryProjects(siteDir: string, page: string): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const program of firstPrograms(siteDir, page)) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'program-'));
    trials.push(await tryFirstProgram(folder, program));
    fs.rmSync(folder, { recursive: true });
  }
  const download = await tryDownload(siteDir, page);
  return download === null ? trials : [...trials, download];
}

/**
 * Checks a page's project in a temporary folder. The JDK's `jar` unpacks the archive, to test it
 * with another program than the one that wrote it; Maven compiles instead of sbt.
 * @returns null if the page offers no project
 * @throws Error if Maven or the JDK is missing
 */
async function tryDownload(siteDir: string, page: string): Promise<Trial | null> {
  const project = offeredProject(siteDir, page);
  if (project === null) return null;
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
  try {
    const archive = path.join(home, `${project.name}.zip`);
    fs.writeFileSync(archive, project.archive);
    execFileSync('jar', ['xf', archive], { cwd: home });
    return await compileAndTest(path.join(home, project.name), project);
  } finally {
    fs.rmSync(home, { recursive: true });
  }
}

async function compileAndTest(
  folder: string,
  { files, dependencies }: OfferedProject,
): Promise<Trial> {
  const specs = files
    .filter(({ path: file }) => file.startsWith('src/test/scala/'))
    .flatMap(({ path: file }) => specsIn(fs.readFileSync(path.join(folder, file), 'utf8')));
  const tried = `${files.length} files, ${specs.length} specs`;
  fs.writeFileSync(
    path.join(folder, 'pom.xml'),
    pinnedPom(dependencies, pinnedVersions(toolchain.scala)),
  );
  const { ok, output } = await maven(
    [
      '-B',
      '-q',
      compileAll,
      'test-compile',
      classPathGoal,
      `-Dmdep.outputFile=${projectClassPathFile}`,
    ],
    folder,
  );
  if (!ok) return { problem: mavenErrors(output), tried };
  const libraries = fs.readFileSync(path.join(folder, projectClassPathFile), 'utf8').trim();
  const classPath = ['target/test-classes', 'target/classes', libraries].join(path.delimiter);
  for (const spec of specs) {
    const failure = failureOf(spec, classPath, folder);
    if (failure !== null) return { problem: failure, tried };
  }
  return { problem: null, tried };
}

/** Runs a spec as `main` would; returns its output if it fails. */
function failureOf(spec: string, classPath: string, cwd: string): string | null {
  try {
    const limits = { cwd, timeout: 120_000, encoding: 'utf8', stdio: 'pipe' } as const;
    execFileSync('java', ['-cp', classPath, spec], limits);
    return null;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${spec} fails:\n${stdout}${stderr}`;
  }
}
