/** Maven build that replaces sbt when projects are tested: same dependencies, same scopes. */
import type { Coordinate } from '../../facts/catalog/class-path';
import type { Dependency } from '../install/model/plan';

/** File, relative to the project's folder, where Maven writes the class path of the specs. */
export const classPathFile = 'target/class-path.txt';

/** Versions in a `pom.xml`. */
export interface Versions {
  /** Scala compiler. */
  readonly scala: string;
  /** `scala-maven-plugin`. */
  readonly plugin: string;
}

/**
 * A `pom.xml` that is added to the project's own build files.
 *
 * @param pins versions of artifacts wherever they appear, because sbt takes the newer of two
 */
export function projectPom(
  dependencies: readonly Dependency[],
  pins: readonly Coordinate[],
  { scala, plugin }: Versions,
): string {
  const pinned = pins.map(({ groupId, artifactId, version }) =>
    dependency(groupId, artifactId, version),
  );
  const all = dependencies.map(({ groupId, name, version, isTest }) =>
    dependency(groupId, `${name}_3`, version, isTest ? 'test' : 'compile'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>project</groupId>
  <artifactId>project</artifactId>
  <version>1</version>
  <properties>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencyManagement>
    <dependencies>
${pinned.join('\n')}
    </dependencies>
  </dependencyManagement>
  <dependencies>
${[dependency('org.scala-lang', 'scala3-library_3', scala), ...all].join('\n')}
  </dependencies>
  <build>
    <sourceDirectory>src/main/scala</sourceDirectory>
    <testSourceDirectory>src/test/scala</testSourceDirectory>
    <plugins>
      <plugin>
        <groupId>net.alchim31.maven</groupId>
        <artifactId>scala-maven-plugin</artifactId>
        <version>${plugin}</version>
        <configuration>
          <recompileMode>all</recompileMode>
          <scalaVersion>${scala}</scalaVersion>
        </configuration>
        <executions>
          <execution>
            <goals><goal>compile</goal><goal>testCompile</goal></goals>
          </execution>
        </executions>
      </plugin>
    </plugins>
  </build>
</project>
`;
}

function dependency(
  groupId: string,
  artifactId: string,
  version: string,
  scope = 'compile',
): string {
  const fields = { groupId, artifactId, version, scope };
  const lines = Object.entries(fields).map(([name, value]) => `      <${name}>${value}</${name}>`);
  return `    <dependency>\n${lines.join('\n')}\n    </dependency>`;
}

const specObject = /\bobject\s+(\w+)\s+extends\s+(?:\w+\.)*ZIOSpec\w*/g;

/** Class names of the specs that a test file defines. */
export function specsIn(code: string): string[] {
  const pack = /^package\s+([\w.]+)\s*$/m.exec(code)?.[1];
  return [...code.matchAll(specObject)].map(([, name = '']) => (pack ? `${pack}.${name}` : name));
}
