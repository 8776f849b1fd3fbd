/** How topics, statuses and platforms are called where readers see them. */
import type { Platform, ScalaVersion, Status, Topic } from './types';

/** In the order of filters. */
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

/** The word for each status, as readers see it. */
export const statusLabels: Readonly<Record<Status, string>> = {
  'production-ready': 'Production ready',
  development: 'In development',
  experimental: 'Experimental',
  concept: 'Concept',
  unreleased: 'Unreleased',
  superseded: 'Superseded',
};

/** What follows from a status that isn't read from a badge. */
export const statusMeanings: Readonly<Partial<Record<Status, string>>> = {
  unreleased: 'nothing published yet',
  superseded: "replaced by a newer library, so don't use it for new programs",
};

/** The name of each platform, as readers see it. */
export const platformLabels: Readonly<Record<Platform, string>> = {
  jvm: 'JVM',
  js: 'Scala.js',
  native: 'Scala Native',
};

/** The same where space is short and the column says what they are. */
export const shortPlatformLabels: Readonly<Record<Platform, string>> = {
  jvm: 'JVM',
  js: 'JS',
  native: 'Native',
};

/** The Scala versions that libraries are published for, the newest first. */
export const scalaVersions: readonly ScalaVersion[] = ['3', '2.13', '2.12'];
