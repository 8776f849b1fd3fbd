import type { Library } from '../types';

export const zioSbt: Library = {
  id: 'zio-sbt',
  kind: 'companion',
  name: 'ZIO SBT',
  summary: 'sbt plugins that set up builds, CI workflows, and documentation for ZIO projects.',
  repository: 'zio/zio-sbt',
  groupId: 'dev.zio',
  newest: '0.7.1',
  checked: { sbt: '0.5.0' },
  artifacts: [
    { name: 'zio-sbt-website', description: 'documentation sites', kind: 'sbt-plugin' },
    {
      name: 'zio-sbt-ecosystem',
      description: 'compiler settings and cross builds',
      kind: 'sbt-plugin',
      checked: null,
    },
    { name: 'zio-sbt-ci', description: 'CI workflows', kind: 'sbt-plugin', checked: null },
    {
      name: 'zio-sbt-source',
      description: 'examples that print their source next to the result',
      scala: ['2.13', '3'],
      checked: null,
    },
    {
      name: 'zio-sbt-githubactions',
      description: 'GitHub Actions workflows as values, used by `zio-sbt-ci`',
      checked: null,
    },
  ],
  scala: ['2.12'],
  platforms: ['jvm'],
  zio: '2.1.26',
  license: 'Apache-2.0',
  topic: 'tooling',
  status: 'production-ready',
  statusSeen: '2026-08-21',
  pages: ['zio-sbt/index'],
};
