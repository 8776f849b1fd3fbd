import fs from 'node:fs';
import { toolchain } from '../../../../src/facts/catalog/toolchain';
import { buildFiles } from '../../../../src/content/install/model/build-files';
import { installPlan } from '../../../../src/content/install/model/plan';
import { record } from '../../facts/catalog/support/record';

const mail = record('zio-mail', {
  artifacts: [
    { name: 'zio-mail', description: 'mail' },
    { name: 'zio-mail-testkit', description: 'tests', scope: 'test' },
    { name: 'zio-test-sbt', description: 'runner', scope: 'test' },
    { name: 'zio-mail-tags', description: 'tags', kind: 'compiler-plugin' },
  ],
});

function files(...names: string[]): Record<string, string> {
  const written = buildFiles(installPlan('zio-mail', names, [mail])).flatMap(([, code]) =>
    code.map(({ file, text }) => [file, text] as const),
  );
  return Object.fromEntries(written);
}

const tested = ['zio-mail', 'zio-mail-testkit', 'zio-test-sbt'];

describe('the build files of a new program', () => {
  it('are for Scala CLI, sbt, Mill and Maven, in this order', () => {
    const tools = buildFiles(installPlan('zio-mail', [], [mail])).map(([tool]) => tool);
    expect(tools).toEqual(['scala-cli', 'sbt', 'mill', 'maven']);
    expect(Object.keys(files())).toEqual([
      'project.scala',
      'build.sbt',
      'project/build.properties',
      'build.mill',
      'pom.xml',
    ]);
  });

  it('contain the settings for Scala CLI', () => {
    expect(files(...tested)['project.scala']?.split('\n')).toEqual([
      `//> using scala ${toolchain.scala}`,
      '//> using dep dev.zio::zio-mail:1.1.0',
      '//> using test.dep dev.zio::zio-mail-testkit:1.1.0',
      '//> using test.dep dev.zio::zio-test-sbt:1.1.0',
      '//> using testFramework zio.test.sbt.ZTestFramework',
    ]);
  });

  it('contain the settings for sbt', () => {
    const all = files(...tested);
    expect(all['build.sbt']?.split('\n')).toEqual([
      `scalaVersion := "${toolchain.scala}"`,
      '',
      'libraryDependencies ++= Seq(',
      '  "dev.zio" %% "zio-mail" % "1.1.0",',
      '  "dev.zio" %% "zio-mail-testkit" % "1.1.0" % Test,',
      '  "dev.zio" %% "zio-test-sbt" % "1.1.0" % Test',
      ')',
    ]);
    expect(all['project/build.properties']).toBe(`sbt.version=${toolchain.sbt}`);
  });

  it('contain the settings for Mill, with a separate module for tests', () => {
    expect(files(...tested)['build.mill']?.split('\n')).toEqual([
      `//| mill-version: ${toolchain.mill}`,
      'package build',
      '',
      'import mill.*, scalalib.*',
      '',
      'object `package` extends SbtModule {',
      `  def scalaVersion = "${toolchain.scala}"`,
      '  def mvnDeps = Seq(mvn"dev.zio::zio-mail:1.1.0")',
      '',
      '  object test extends SbtTests {',
      '    def mvnDeps = Seq(',
      '      mvn"dev.zio::zio-mail-testkit:1.1.0",',
      '      mvn"dev.zio::zio-test-sbt:1.1.0"',
      '    )',
      '    def testFramework = "zio.test.sbt.ZTestFramework"',
      '  }',
      '}',
    ]);
  });

  it('contain the settings for Maven, which needs no test framework', () => {
    const pom = files(...tested)['pom.xml'] ?? '';
    expect(pom).toContain(`<version>${toolchain.scalaMavenPlugin}</version>`);
    const check = fs.readFileSync('snippets/pom.xml', 'utf8');
    expect(check).toContain(`<scala-maven-plugin.version>${toolchain.scalaMavenPlugin}<`);
    expect(check).toContain(`<scala.version>${toolchain.scala}<`);
    expect(pom).toContain(
      [
        '    <dependency>',
        '      <groupId>dev.zio</groupId>',
        '      <artifactId>zio-mail-testkit_3</artifactId>',
        '      <version>1.1.0</version>',
        '      <scope>test</scope>',
        '    </dependency>',
      ].join('\n'),
    );
    expect(pom).not.toContain('zio-test-sbt');
  });

  it('name the resource folders for Scala CLI, the only tool that does not find them itself', () => {
    const settings = buildFiles(installPlan('zio-mail', [], [mail]), true)[0]?.[1][0]?.text;
    expect(settings).toContain('//> using resourceDir src/main/resources');
    expect(settings).toContain('//> using test.resourceDir src/test/resources');
  });

  it('contain no settings for tests if there are none', () => {
    const { 'pom.xml': pom = '', ...others } = files();
    expect(Object.values(others).join('\n')).not.toMatch(/test/i);
    expect(pom).not.toContain('<scope>test');
  });

  it('reject plugins with a message that suggests <Install>', () => {
    expect(() => files('zio-mail-tags')).toThrow(/zio-mail-tags is a plugin[\s\S]*<Install>/);
  });
});
