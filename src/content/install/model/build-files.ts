/** Complete build files for a program with one module; `build-tools` has only the lines to add. */
import { CatalogError } from '../../../facts/catalog/error';
import { toolchain } from '../../../facts/catalog/toolchain';
import { byUse, millSetting, writers, type BuildCode, type BuildTool } from './build-tools';
import type { Dependency } from './plan';

/**
 * The artifact that runs the specs, and the class that build tools look up. Maven runs the `main`
 * of a spec instead.
 */
const runner = { artifact: 'zio-test-sbt', framework: 'zio.test.sbt.ZTestFramework' };

/** The build files of each tool. */
export type ToolFiles = readonly (readonly [BuildTool, readonly BuildCode[]])[];

/**
 * All files that each tool needs, in the order of the tabs. For all tools, sources are in
 * `src/main/scala` and tests in `src/test/scala`.
 *
 * @param resources whether `src/main/resources` and `src/test/resources` are on the class path
 * @throws if a dependency is a plugin, which needs more than one line
 */
export function buildFiles(dependencies: readonly Dependency[], resources = false): ToolFiles {
  const plugin = dependencies.find(({ kind }) => kind !== 'library');
  if (plugin) {
    throw new CatalogError(
      `${plugin.name} is a plugin, so it cannot be part of a complete build file.`,
      'Show it with <Install>',
    );
  }
  const hasSpecs = dependencies.some(({ name }) => name === runner.artifact);
  const lines = (tool: BuildTool): string[] =>
    writers[tool](dependencies, false).map(({ text }) => text);
  const scalaCli = [
    `//> using scala ${toolchain.scala}`,
    ...lines('scala-cli'),
    ...(hasSpecs ? [`//> using testFramework ${runner.framework}`] : []),
    ...(resources ? resourceFolders : []),
  ];
  const sbt = [`scalaVersion := "${toolchain.scala}"`, '', ...lines('sbt')];
  const properties = `sbt.version=${toolchain.sbt}`;
  const withoutRunner = dependencies.filter(({ name }) => name !== runner.artifact);
  return [
    ['scala-cli', [sbtCode('project.scala', scalaCli)]],
    [
      'sbt',
      [
        sbtCode('build.sbt', sbt),
        { language: 'properties', file: 'project/build.properties', text: properties },
      ],
    ],
    ['mill', [sbtCode('build.mill', mill(dependencies, hasSpecs))]],
    ['maven', [{ language: 'xml', file: 'pom.xml', text: pom(withoutRunner) }]],
  ];
}

/** For Scala CLI, the only tool that doesn't find the resources itself. */
const resourceFolders = [
  '//> using resourceDir src/main/resources',
  '//> using test.resourceDir src/test/resources',
];

function mill(dependencies: readonly Dependency[], hasSpecs: boolean): string[] {
  const { main, test } = byUse(dependencies);
  const tests = [
    ...millSetting('mvnDeps', test, false),
    ...(hasSpecs ? [`def testFramework = "${runner.framework}"`] : []),
  ];
  const members = [
    `def scalaVersion = "${toolchain.scala}"`,
    ...millSetting('mvnDeps', main, false),
    ...(tests.length > 0 ? ['', ...braces('object test extends SbtTests', tests)] : []),
  ];
  return [
    `//| mill-version: ${toolchain.mill}`,
    'package build',
    '',
    'import mill.*, scalalib.*',
    '',
    ...braces('object `package` extends SbtModule', members),
  ];
}

function pom(dependencies: readonly Dependency[]): string {
  const library = `<dependency>
  <groupId>org.scala-lang</groupId>
  <artifactId>scala3-library_3</artifactId>
  <version>${toolchain.scala}</version>
</dependency>`;
  const others = writers.maven(dependencies, false).map(({ text }) => text);
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId>
  <artifactId>example</artifactId>
  <version>0.1.0</version>

  <properties>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>

  <dependencies>
${[library, ...others].join('\n').replace(/^(?=.)/gm, '    ')}
  </dependencies>

  <build>
    <sourceDirectory>src/main/scala</sourceDirectory>
    <testSourceDirectory>src/test/scala</testSourceDirectory>
    <plugins>
      <plugin>
        <groupId>net.alchim31.maven</groupId>
        <artifactId>scala-maven-plugin</artifactId>
        <version>${toolchain.scalaMavenPlugin}</version>
        <executions>
          <execution>
            <goals>
              <goal>compile</goal>
              <goal>testCompile</goal>
            </goals>
          </execution>
        </executions>
      </plugin>
    </plugins>
  </build>
</project>`;
}

function sbtCode(file: string, text: readonly string[]): BuildCode {
  return { language: 'sbt', file, text: text.join('\n') };
}

function braces(opening: string, members: readonly string[]): string[] {
  const inner = members.flatMap((member) => member.split('\n'));
  return [`${opening} {`, ...inner.map((line) => (line === '' ? line : `  ${line}`)), '}'];
}
