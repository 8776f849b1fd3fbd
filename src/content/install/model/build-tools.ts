import type { tabGroups } from '../../parts/tab-groups';
import type { Dependency } from './plan';

/** A fragment of a build file. */
export interface BuildCode {
  /** Language of the fence. */
  readonly language: 'properties' | 'sbt' | 'scala' | 'xml';
  /** File that contains the fragment. */
  readonly file: string;
  readonly text: string;
}

/** A tool that has a tab. */
export type BuildTool = keyof (typeof tabGroups)['build-tool']['values'];

/** Writes dependencies for one tool: for the JVM or, with `cross`, for other platforms too. */
export type Writer = (dependencies: readonly Dependency[], cross: boolean) => BuildCode[];

/** In the order of the tabs. */
export const writers: Readonly<Record<BuildTool, Writer>> = {
  sbt: (dependencies, cross) => {
    const plugins = dependencies.filter(({ kind }) => kind === 'sbt-plugin');
    const others = dependencies.filter(({ kind }) => kind !== 'sbt-plugin');
    return [
      ...block('sbt', 'project/plugins.sbt', plugins.map(sbtPlugin)),
      ...block('sbt', 'build.sbt', sbtSettings(others, cross ? '%%%' : '%%')),
    ];
  },
  mill: (dependencies, cross) => {
    const { main, test, plugins } = byUse(dependencies);
    const tests = millSetting('mvnDeps', test, cross);
    return block('sbt', 'build.mill', [
      ...millSetting('mvnDeps', main, cross),
      ...millSetting('scalacPluginMvnDeps', plugins, cross),
      ...(tests.length > 0 ? ['// in the module of the tests', ...tests] : []),
    ]);
  },
  'scala-cli': (dependencies, cross) =>
    block(
      'sbt',
      'project.scala',
      dependencies
        .filter(({ kind }) => kind !== 'sbt-plugin')
        .map(
          (one) => `//> using ${directive(one)} ${coursier(one, cross && one.kind === 'library')}`,
        ),
    ),
  maven: (dependencies) => {
    const { main, test, plugins } = byUse(dependencies);
    return [
      ...block('xml', 'pom.xml', [...main, ...test].map(pomDependency)),
      ...block(
        'xml',
        'pom.xml, in the configuration of scala-maven-plugin',
        plugins.length === 0 ? [] : [pomPlugins(plugins)],
      ),
    ];
  },
};

function block(
  language: BuildCode['language'],
  file: string,
  lines: readonly string[],
): BuildCode[] {
  return lines.length === 0 ? [] : [{ language, file, text: lines.join('\n') }];
}

/** Groups dependencies by their place in a build. */
export function byUse(dependencies: readonly Dependency[]) {
  return {
    main: dependencies.filter(({ kind, isTest }) => kind === 'library' && !isTest),
    test: dependencies.filter(({ kind, isTest }) => kind === 'library' && isTest),
    plugins: dependencies.filter(({ kind }) => kind === 'compiler-plugin'),
  };
}

/** A member of a Mill module that lists dependencies; empty if there are none. */
export function millSetting(
  name: string,
  dependencies: readonly Dependency[],
  cross: boolean,
): string[] {
  if (dependencies.length === 0) return [];
  const written = dependencies.map((one) => `mvn"${coursier(one, cross)}"`);
  return [`def ${name} = ${seq(written)}`];
}

function sbtPlugin({ groupId, name, version }: Dependency): string {
  return `addSbtPlugin("${groupId}" % "${name}" % "${version}")`;
}

function sbtSettings(dependencies: readonly Dependency[], operator: string): string[] {
  const written = dependencies.map(({ groupId, name, version, kind, isTest, scala }) => {
    const by = scala === 'java' ? '%' : kind === 'library' ? operator : '%%';
    const module = `"${groupId}" ${by} "${name}" % "${version}"`;
    if (kind === 'compiler-plugin') return `compilerPlugin(${module})`;
    return isTest ? `${module} % Test` : module;
  });
  if (written.length === 0) return [];
  return [
    written.length === 1
      ? `libraryDependencies += ${written[0]}`
      : `libraryDependencies ++= ${seq(written)}`,
  ];
}

/**
 * A dependency in the syntax of Coursier, which Mill and Scala CLI share: a second `::` selects the
 * artifact for the platform.
 */
function coursier({ groupId, name, version, scala }: Dependency, cross: boolean): string {
  if (scala === 'java') return `${groupId}:${name}:${version}`;
  return `${groupId}::${name}${cross ? '::' : ':'}${version}`;
}

function directive({ kind, isTest }: Dependency): string {
  if (kind === 'compiler-plugin') return 'plugin';
  return isTest ? 'test.dep' : 'dep';
}

function seq(items: readonly string[]): string {
  return items.length === 1 ? `Seq(${items[0]})` : `Seq(\n  ${items.join(',\n  ')}\n)`;
}

function pomDependency(dependency: Dependency): string {
  const scope = dependency.isTest ? '\n  <scope>test</scope>' : '';
  return `<dependency>${pomCoordinate(dependency, '  ')}${scope}\n</dependency>`;
}

function pomPlugins(plugins: readonly Dependency[]): string {
  const written = plugins.map(
    (plugin) => `  <compilerPlugin>${pomCoordinate(plugin, '    ')}\n  </compilerPlugin>`,
  );
  return `<compilerPlugins>\n${written.join('\n')}\n</compilerPlugins>`;
}

function pomCoordinate({ groupId, name, scala, version }: Dependency, indent: string): string {
  return [
    '',
    `<groupId>${groupId}</groupId>`,
    `<artifactId>${scala === 'java' ? name : `${name}_${scala}`}</artifactId>`,
    `<version>${version}</version>`,
  ].join(`\n${indent}`);
}
