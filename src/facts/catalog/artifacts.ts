/**
 * Artifacts of other projects that the code of pages uses, with pinned versions. A page lists their
 * ids under `dependencies` in its front matter.
 */
import type { ThirdPartyArtifact } from './types';

/** All artifacts of other projects that pages can list under `dependencies`. */
export const thirdPartyArtifacts: readonly ThirdPartyArtifact[] = [
  {
    id: 'cats-core',
    groupId: 'org.typelevel',
    name: 'cats-core',
    version: '2.13.0',
    scala: ['3'],
  },
  {
    id: 'cats-effect',
    groupId: 'org.typelevel',
    name: 'cats-effect',
    version: '3.6.3',
    scala: ['3'],
  },
  {
    id: 'cats-mtl',
    groupId: 'org.typelevel',
    name: 'cats-mtl',
    version: '1.6.0',
    scala: ['3'],
  },
  {
    id: 'fs2-core',
    groupId: 'co.fs2',
    name: 'fs2-core',
    version: '3.12.2',
    scala: ['3'],
  },
  {
    id: 'guice',
    groupId: 'com.google.inject',
    name: 'guice',
    version: '7.0.0',
    scala: ['java'],
  },
  {
    id: 'http4s-dsl',
    groupId: 'org.http4s',
    name: 'http4s-dsl',
    version: '0.23.30',
    scala: ['3'],
    exclusions: ['org.http4s:http4s-tests_3', 'org.typelevel:cats-laws_3'],
  },
  {
    id: 'macwire',
    groupId: 'com.softwaremill.macwire',
    name: 'macros',
    version: '2.6.6',
    scala: ['3'],
  },
  {
    id: 'munit-cats-effect',
    groupId: 'org.typelevel',
    name: 'munit-cats-effect',
    version: '2.1.0',
    scala: ['3'],
  },
  {
    id: 'opentelemetry-sdk-testing',
    groupId: 'io.opentelemetry',
    name: 'opentelemetry-sdk-testing',
    version: '1.63.0',
    scala: ['java'],
  },
  {
    id: 'pekko-http',
    groupId: 'org.apache.pekko',
    name: 'pekko-http',
    version: '1.2.0',
    scala: ['3'],
  },
  {
    id: 'pekko-stream',
    groupId: 'org.apache.pekko',
    name: 'pekko-stream',
    version: '1.1.3',
    scala: ['3'],
  },
  {
    id: 'refined',
    groupId: 'eu.timepit',
    name: 'refined',
    version: '0.11.3',
    scala: ['3'],
  },
  {
    id: 'scalaz-core',
    groupId: 'org.scalaz',
    name: 'scalaz-core',
    version: '7.3.8',
    scala: ['3'],
  },
  {
    id: 'zio-interop-cats',
    groupId: 'dev.zio',
    name: 'zio-interop-cats',
    version: '23.1.0.13',
    scala: ['3'],
  },
];
