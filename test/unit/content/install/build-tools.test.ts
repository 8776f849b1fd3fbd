// cspell:ignore testkti
import { writers, type BuildTool } from '../../../../src/content/install/model/build-tools';
import { installPlan } from '../../../../src/content/install/model/plan';
import { record } from '../../facts/catalog/support/record';

const mail = record('zio-mail', {
  platforms: ['jvm', 'js'],
  artifacts: [
    { name: 'zio-mail', description: 'mail' },
    { name: 'zio-mail-testkit', description: 'tests', scope: 'test', platforms: ['jvm'] },
    { name: 'zio-mail-tags', description: 'tags', kind: 'compiler-plugin' },
    { name: 'zio-mail-sbt', description: 'templates', kind: 'sbt-plugin', scala: ['2.12'] },
    { name: 'zio-mail-old', description: 'old', scala: ['2.12', '2.13'] },
  ],
});
const fax = record('zio-fax', { newest: null, checked: null, status: 'unreleased' });

function written(tool: BuildTool, names: string[] = [], cross = false): string {
  const code = writers[tool](installPlan('zio-mail', names, [mail, fax]), cross);
  return code.map(({ file, text }) => `// ${file}\n${text}`).join('\n');
}

describe('the code for an artifact in a build', () => {
  it.each<[BuildTool, string]>([
    ['sbt', '// build.sbt\nlibraryDependencies += "dev.zio" %% "zio-mail" % "1.1.0"'],
    ['mill', '// build.mill\ndef mvnDeps = Seq(mvn"dev.zio::zio-mail:1.1.0")'],
    ['scala-cli', '// project.scala\n//> using dep dev.zio::zio-mail:1.1.0'],
  ])('names the checked release for %s', (tool, code) => {
    expect(written(tool)).toBe(code);
  });

  it('has the suffix of the newest available Scala version for Maven', () => {
    expect(written('maven', ['zio-mail', 'zio-mail-old'])).toBe(
      [
        '// pom.xml',
        '<dependency>',
        '  <groupId>dev.zio</groupId>',
        '  <artifactId>zio-mail_3</artifactId>',
        '  <version>1.1.0</version>',
        '</dependency>',
        '<dependency>',
        '  <groupId>dev.zio</groupId>',
        '  <artifactId>zio-mail-old_2.13</artifactId>',
        '  <version>1.1.0</version>',
        '</dependency>',
      ].join('\n'),
    );
  });

  it('works for Scala.js and Scala Native if the page requests it', () => {
    expect(written('sbt', [], true)).toContain('"dev.zio" %%% "zio-mail" % "1.1.0"');
    expect(written('mill', [], true)).toContain('mvn"dev.zio::zio-mail::1.1.0"');
    expect(written('scala-cli', [], true)).toContain('dep dev.zio::zio-mail::1.1.0');
  });

  it('uses the test scope for a test artifact', () => {
    const names = ['zio-mail', 'zio-mail-testkit'];
    expect(written('sbt', names)).toBe(
      [
        '// build.sbt',
        'libraryDependencies ++= Seq(',
        '  "dev.zio" %% "zio-mail" % "1.1.0",',
        '  "dev.zio" %% "zio-mail-testkit" % "1.1.0" % Test',
        ')',
      ].join('\n'),
    );
    expect(written('mill', names)).toContain(
      '// in the module of the tests\ndef mvnDeps = Seq(mvn"dev.zio::zio-mail-testkit:1.1.0")',
    );
    expect(written('scala-cli', names)).toContain(
      '//> using test.dep dev.zio::zio-mail-testkit:1.1.0',
    );
    expect(written('maven', names)).toContain('  <scope>test</scope>\n</dependency>');
  });

  it('declares a compiler plugin as such', () => {
    const names = ['zio-mail-tags'];
    expect(written('sbt', names)).toContain(
      'libraryDependencies += compilerPlugin("dev.zio" %% "zio-mail-tags" % "1.1.0")',
    );
    expect(written('mill', names)).toContain('def scalacPluginMvnDeps = Seq(mvn"');
    expect(written('scala-cli', names)).toContain('//> using plugin dev.zio::zio-mail-tags:1.1.0');
    expect(written('maven', names)).toContain(
      'configuration of scala-maven-plugin\n<compilerPlugins>\n  <compilerPlugin>\n    <groupId>dev.zio',
    );
  });

  it('exists only for sbt if the artifact is an sbt plugin', () => {
    const names = ['zio-mail-sbt'];
    expect(written('sbt', names)).toBe(
      '// project/plugins.sbt\naddSbtPlugin("dev.zio" % "zio-mail-sbt" % "1.1.0")',
    );
    for (const tool of ['mill', 'scala-cli', 'maven'] as const) {
      expect(written(tool, names)).toBe('');
    }
  });

  it('is an error for an unknown artifact, or one without a release', () => {
    expect(() => installPlan('zio-mail', ['zio-mail-testkti'], [mail])).toThrow(
      'unknown artifact "zio-mail-testkti"; did you mean "zio-mail-testkit"? The artifacts of zio-mail are zio-mail, zio-mail-testkit',
    );
    expect(() => installPlan('zio-fax', [], [fax])).toThrow('zio-fax has no release to install.');
  });
});
