/** The build of a program for every tool, from the script that Scala CLI runs. */
import { parseCoordinate } from '../../../facts/catalog/packages';
import { buildFiles } from './build-files';
import type { BuildCode, BuildTool } from './build-tools';
import type { Dependency } from './plan';

/** What a reader does to run a program with one tool. */
export interface ProgramBuild {
  readonly tool: BuildTool;
  /** The build files; for Scala CLI, the first lines of the program's file. */
  readonly files: readonly BuildCode[];
  /** The program's file. */
  readonly file: string;
  readonly command: string;
}

const directive = /^\/\/> using (\w+) (.+)$/gm;

/** Values of a script's directives, by their keys. */
function directives(script: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [, key = '', value = ''] of script.matchAll(directive)) {
    found.set(key, [...(found.get(key) ?? []), value]);
  }
  return found;
}

/** A dependency in the syntax of Scala CLI: `dev.zio::zio:2.1.26`, with one `:` for Java. */
function dependency(text: string): Dependency {
  const { group: groupId, artifact: name, version } = parseCoordinate(text.replace('::', ':'));
  const scala = text.includes('::') ? '3' : 'java';
  return { groupId, name, version, kind: 'library', isTest: false, otherPlatforms: [], scala };
}

/** The name of the object that a script starts; null if its directives name none. */
export function mainOf(script: string): string | null {
  return directives(script).get('mainClass')?.[0] ?? null;
}

/** The dependencies that a script names. */
export function dependenciesOf(script: string): Dependency[] {
  return (directives(script).get('dep') ?? []).map(dependency);
}

/**
 * The steps for each tool, in the order of the tabs.
 *
 * @param script a text of "Copy as a script" with a main class
 */
export function programBuilds(script: string): ProgramBuild[] {
  const main = mainOf(script) ?? '';
  const file = `${main}.scala`;
  const commands: Readonly<Record<BuildTool, string>> = {
    'scala-cli': `scala-cli run ${file}`,
    sbt: 'sbt run',
    mill: './mill run',
    maven: `mvn -q scala:run -DmainClass=${main}`,
  };
  const head = [...script.matchAll(directive)].map(([line]) => line).join('\n');
  return buildFiles(dependenciesOf(script)).map(([tool, files]) => ({
    tool,
    files:
      tool === 'scala-cli'
        ? [{ language: 'sbt', file: `${file}, first lines`, text: head }]
        : files,
    file: tool === 'scala-cli' ? file : `src/main/scala/${file}`,
    command: commands[tool],
  }));
}
