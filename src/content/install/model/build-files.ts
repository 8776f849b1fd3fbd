/** Complete build files for a program with one module; `build-tools` has only the lines to add. */
import { CatalogError } from '../../../facts/catalog/error';
import { toolchain } from '../../../facts/catalog/toolchain';
import { byUse, millSetting, writers, type BuildCode, type BuildTool } from './build-tools';
import type { Dependency } from './plan';

/** Tools whose build files are short enough to type. */
type ShortTool = Exclude<BuildTool, 'maven'>;

type FilesWriter = (dependencies: readonly Dependency[], framework: string | null) => BuildCode[];

/** The artifact that runs the specs, and the class that build tools look up. */
const runner = { artifact: 'zio-test-sbt', framework: 'zio.test.sbt.ZTestFramework' };

/**
 * All files that each tool needs, in the order of the tabs.
 *
 * @throws if a dependency is a plugin, which needs more than one line
 */
export function buildFiles(
  dependencies: readonly Dependency[],
): readonly (readonly [ShortTool, readonly BuildCode[]])[] {
  const plugin = dependencies.find(({ kind }) => kind !== 'library');
  if (plugin) {
    throw new CatalogError(
      `${plugin.name} is a plugin, so it cannot be part of a complete build file.`,
      'Show it with <Install>',
    );
  }
  const runs = dependencies.some(({ name }) => name === runner.artifact);
  return Object.entries(files).map(([tool, write]) => [
    tool as ShortTool,
    write(dependencies, runs ? runner.framework : null),
  ]);
}

const files: Readonly<Record<ShortTool, FilesWriter>> = {
  'scala-cli': (dependencies, framework) => [
    sbtCode('project.scala', [
      `//> using scala ${toolchain.scala}`,
      ...lines('scala-cli', dependencies),
      ...(framework ? [`//> using testFramework ${framework}`] : []),
    ]),
  ],
  sbt: (dependencies) => [
    sbtCode('build.sbt', [
      `scalaVersion := "${toolchain.scala}"`,
      '',
      ...lines('sbt', dependencies),
    ]),
    {
      language: 'properties',
      file: 'project/build.properties',
      text: `sbt.version=${toolchain.sbt}`,
    },
  ],
  mill: (dependencies, framework) => {
    const { main, test } = byUse(dependencies);
    const tests = [
      ...millSetting('mvnDeps', test, false),
      ...(framework ? [`def testFramework = "${framework}"`] : []),
    ];
    const members = [
      `def scalaVersion = "${toolchain.scala}"`,
      ...millSetting('mvnDeps', main, false),
      ...(tests.length > 0 ? ['', ...braces('object test extends ScalaTests', tests)] : []),
    ];
    return [
      sbtCode('build.mill', [
        `//| mill-version: ${toolchain.mill}`,
        'package build',
        '',
        'import mill.*, scalalib.*',
        '',
        ...braces('object `package` extends ScalaModule', members),
      ]),
    ];
  },
};

function sbtCode(file: string, text: readonly string[]): BuildCode {
  return { language: 'sbt', file, text: text.join('\n') };
}

function lines(tool: ShortTool, dependencies: readonly Dependency[]): string[] {
  return writers[tool](dependencies, false).map(({ text }) => text);
}

function braces(opening: string, members: readonly string[]): string[] {
  const inner = members.flatMap((member) => member.split('\n'));
  return [`${opening} {`, ...inner.map((line) => (line === '' ? line : `  ${line}`)), '}'];
}
