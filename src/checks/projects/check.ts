/** Checks the projects that pages offer: unpacks each download, compiles it and runs its tests. */
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
import { projectClassPathFile, pinnedPom, specsIn } from './maven-project';

interface OfferedProject {
  readonly name: string;
  readonly archive: Buffer;
  readonly files: readonly SourceFile[];
  /** Names of the artifacts that it uses. */
  readonly dependencies: readonly string[];
}

export interface Trial {
  /** Null if it compiles and its tests pass. */
  readonly problem: string | null;
  readonly files: number;
  readonly specs: number;
}

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

/**
 * Checks a page's project in a temporary folder. The JDK's `jar` unpacks the archive, to test it
 * with another program than the one that wrote it; Maven compiles instead of sbt.
 * @returns null if the page offers no project
 * @throws Error if Maven or the JDK is missing
 */
export async function tryProject(siteDir: string, page: string): Promise<Trial | null> {
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
  const trial = (problem: string | null) => ({ problem, files: files.length, specs: specs.length });
  fs.writeFileSync(
    path.join(folder, 'pom.xml'),
    pinnedPom(dependencies, pinnedVersions(toolchain.scala)),
  );
  const { ok, output } = await maven(
    ['-B', '-q', 'test-compile', classPathGoal, `-Dmdep.outputFile=${projectClassPathFile}`],
    folder,
  );
  if (!ok) return trial(mavenErrors(output));
  const libraries = fs.readFileSync(path.join(folder, projectClassPathFile), 'utf8').trim();
  const classPath = ['target/test-classes', 'target/classes', libraries].join(path.delimiter);
  for (const spec of specs) {
    const failure = failureOf(spec, classPath, folder);
    if (failure !== null) return trial(failure);
  }
  return trial(null);
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
