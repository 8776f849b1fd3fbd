import type { Library } from '../types';

export const zioCli: Library = {
  id: 'zio-cli',
  kind: 'companion',
  name: 'ZIO CLI',
  summary: 'Command line programs with parsed options, help pages, and shell completion.',
  repository: 'zio/zio-cli',
  groupId: 'dev.zio',
  newest: '0.8.2',
  checked: null,
  artifacts: [
    { name: 'zio-cli', description: 'commands, options, arguments, and help' },
    { name: 'zio-cli-testkit', description: 'tests for commands', scope: 'test' },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm', 'js', 'native'],
  zio: '2.1.26',
  license: 'Apache-2.0',
  topic: 'command-line',
  status: 'experimental',
  statusSeen: '2026-08-13',
  pages: ['zio-cli/index'],
};
