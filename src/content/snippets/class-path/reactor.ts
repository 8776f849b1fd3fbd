/** The Maven project that resolves class paths: one module per class path, so Maven starts once. */
import type { Coordinate } from '../../../facts/catalog/class-path';

export interface ReactorModule {
  /** Folder of the module. */
  readonly name: string;
  readonly dependencies: readonly Coordinate[];
}

/** File in a module's folder where Maven writes the class path. */
export const classPathFile = 'class-path.txt';

const plugin = { artifactId: 'maven-dependency-plugin', version: '3.8.1' };

const head = `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>`;

/** The parent POM: lists the modules, and pins versions of direct and transitive dependencies. */
export function parentPom(modules: readonly ReactorModule[], pins: readonly Coordinate[]): string {
  return `${head}
  <groupId>snippets</groupId>
  <artifactId>class-paths</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <modules>
${modules.map(({ name }) => `    <module>${name}</module>`).join('\n')}
  </modules>
${managedDependencies(pins)}
  <build>
    <plugins>
      <plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>${plugin.artifactId}</artifactId>
        <version>${plugin.version}</version>
        <configuration>
          <outputFile>\${project.basedir}/${classPathFile}</outputFile>
        </configuration>
      </plugin>
    </plugins>
  </build>
</project>
`;
}

/** The part of a POM that pins the versions of direct and transitive dependencies. */
export function managedDependencies(pins: readonly Coordinate[]): string {
  return `  <dependencyManagement>
    <dependencies>
${pins.map(dependency).join('\n')}
    </dependencies>
  </dependencyManagement>`;
}

/** POM of a module; the class path is the resolution of its dependencies. */
export function modulePom({ name, dependencies }: ReactorModule): string {
  return `${head}
  <parent>
    <groupId>snippets</groupId>
    <artifactId>class-paths</artifactId>
    <version>1</version>
  </parent>
  <artifactId>${name}</artifactId>
  <packaging>pom</packaging>
  <dependencies>
${dependencies.map(dependency).join('\n')}
  </dependencies>
</project>
`;
}

/** Maven goal that writes a class path. */
export const classPathGoal = `org.apache.maven.plugins:${plugin.artifactId}:${plugin.version}:build-classpath`;

/** Arguments for Maven to resolve the reactor in `folder`. */
export function resolveArguments(folder: string): string[] {
  // `-U`: an artifact that was missing earlier may be available now.
  return ['-B', '-q', '-U', '--fail-at-end', '-f', `${folder}/pom.xml`, classPathGoal];
}

function dependency({ groupId, artifactId, version, exclusions }: Coordinate): string {
  const excluded = exclusions.map((text) => {
    const [group = '', artifact = ''] = text.split(':');
    return `<exclusion><groupId>${group}</groupId><artifactId>${artifact}</artifactId></exclusion>`;
  });
  return [
    '      <dependency>',
    `        <groupId>${groupId}</groupId>`,
    `        <artifactId>${artifactId}</artifactId>`,
    `        <version>${version}</version>`,
    ...(excluded.length === 0 ? [] : [`        <exclusions>${excluded.join('')}</exclusions>`]),
    '      </dependency>',
  ].join('\n');
}
