import type { Platform, ScalaVersion, Status, Topic } from './types';

/** In the order of the filters. */
export const topicLabels: Readonly<Record<Topic, string>> = {
  core: 'Core',
  http: 'HTTP',
  'data-formats': 'Data formats',
  databases: 'Databases',
  'data-access': 'Caching and data access',
  messaging: 'Messaging',
  cloud: 'Cloud',
  configuration: 'Configuration',
  observability: 'Observability',
  files: 'Files and compression',
  'command-line': 'Command line and processes',
  language: 'Language and functional programming',
  interop: 'Interoperability',
  tooling: 'Build tooling',
};

/** Display name of each status. */
export const statusLabels: Readonly<Record<Status, string>> = {
  'production-ready': 'Production ready',
  development: 'In development',
  experimental: 'Experimental',
  concept: 'Concept',
  unreleased: 'Unreleased',
  superseded: 'Superseded',
};

/** Explanations of the statuses that aren't read from a badge. */
export const statusMeanings: Readonly<Partial<Record<Status, string>>> = {
  unreleased: 'nothing published yet',
  superseded: "replaced by a newer library, so don't use it for new programs",
};

/** Display name of each platform. */
export const platformLabels: Readonly<Record<Platform, string>> = {
  jvm: 'JVM',
  js: 'Scala.js',
  native: 'Scala Native',
};

/** Shorter names, for columns whose heads say that they are platforms. */
export const shortPlatformLabels: Readonly<Record<Platform, string>> = {
  jvm: 'JVM',
  js: 'JS',
  native: 'Native',
};

/** Scala versions that libraries are published for, newest first. */
export const scalaVersions: readonly ScalaVersion[] = ['3', '2.13', '2.12'];
