import { programBuilds } from '../../../../src/content/install/model/script-build';

const script = `//> using scala 3.3.8
//> using dep dev.zio::zio:2.1.26
//> using dep com.h2database:h2:2.2.224
//> using mainClass Main

object Main
`;

const build = (tool: string) => programBuilds(script).find((each) => each.tool === tool);
const texts = (tool: string) =>
  build(tool)
    ?.files.map(({ text }) => text)
    .join('\n') ?? '';

describe('the build of a script for the other tools', () => {
  it('names the same artifacts, with and without a Scala suffix', () => {
    expect(texts('sbt')).toContain('"dev.zio" %% "zio" % "2.1.26"');
    expect(texts('sbt')).toContain('"com.h2database" % "h2" % "2.2.224"');
    expect(texts('mill')).toContain('mvn"dev.zio::zio:2.1.26"');
    expect(texts('mill')).toContain('mvn"com.h2database:h2:2.2.224"');
    expect(texts('maven')).toContain('<artifactId>zio_3</artifactId>');
    expect(texts('maven')).toContain('<artifactId>h2</artifactId>');
  });

  it('leaves the directives to Scala CLI, above the program', () => {
    expect(build('scala-cli')).toMatchObject({ file: 'Main.scala' });
    expect(texts('scala-cli')).toBe(script.split('\n\n')[0]);
  });

  it('starts the object of the script', () => {
    expect(programBuilds(script).map(({ file, command }) => [file, command])).toEqual([
      ['Main.scala', 'scala-cli run Main.scala'],
      ['src/main/scala/Main.scala', 'sbt run'],
      ['src/main/scala/Main.scala', './mill run'],
      ['src/main/scala/Main.scala', 'mvn -q scala:run -DmainClass=Main'],
    ]);
  });
});
