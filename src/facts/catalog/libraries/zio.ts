import type { Library } from '../types';

/** Record of ZIO itself. */
export const zio: Library = {
  id: 'zio',
  kind: 'core',
  name: 'ZIO',
  summary: 'Effects, fibers, streams, layers, and tests for concurrent and asynchronous programs.',
  repository: 'zio/zio',
  groupId: 'dev.zio',
  newest: '2.1.26',
  checked: { scala3: '2.1.26', scala2: '2.1.24' },
  artifacts: [
    { name: 'zio', description: 'effects, fibers, layers, schedules, and STM' },
    { name: 'zio-streams', description: 'streams, sinks, pipelines, and channels' },
    { name: 'zio-test', description: 'specs, assertions, and generators', scope: 'test' },
    {
      name: 'zio-test-sbt',
      description: 'the test framework that sbt, Mill, and Scala CLI use to run specs',
      scope: 'test',
      onRequest: true,
    },
    {
      name: 'zio-test-magnolia',
      description: 'derivation of generators',
      scope: 'test',
      platforms: ['jvm', 'js'],
      checked: { scala3: '2.1.25' },
    },
    {
      name: 'zio-test-junit',
      description: 'running specs with JUnit',
      scope: 'test',
      platforms: ['jvm'],
      checked: { scala3: '2.1.26' },
      onRequest: true,
    },
    {
      name: 'zio-macros',
      description: 'macros for service accessors and reloadable services',
      platforms: ['jvm', 'js'],
      checked: null,
    },
    {
      name: 'zio-concurrent',
      description: 'latches, barriers, locks, and concurrent collections',
      checked: { scala3: '2.1.24' },
    },
    {
      name: 'zio-managed',
      description: 'ZManaged from ZIO 1, for code that is moving to Scope',
      checked: { scala3: '2.1.24' },
    },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm', 'js', 'native'],
  zio: null,
  license: 'Apache-2.0',
  topic: 'core',
  status: 'production-ready',
  statusSeen: '2020',
  pages: [],
};
