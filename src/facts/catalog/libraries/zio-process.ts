import type { Library } from '../types';

export const zioProcess: Library = {
  id: 'zio-process',
  kind: 'companion',
  name: 'ZIO Process',
  summary: 'Run and pipe operating system processes, with input and output as streams.',
  repository: 'zio/zio-process',
  groupId: 'dev.zio',
  newest: '0.8.1',
  checked: { scala3: '0.7.2' },
  artifacts: [{ name: 'zio-process', description: 'commands and processes' }],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm', 'js'],
  zio: '2.0.9',
  zioIn: '0.7.2',
  license: 'Apache-2.0',
  topic: 'command-line',
  status: 'production-ready',
  statusSeen: '2024-02-17',
  note: 'Scala.js is supported since 0.8.0.',
  pages: ['zio-process/index'],
};
