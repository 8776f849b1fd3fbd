import type { Library } from '../types';

export const zioDirect: Library = {
  id: 'zio-direct',
  kind: 'companion',
  name: 'ZIO Direct',
  summary: 'Write effects as plain sequential code, which a macro turns into flatMap chains.',
  repository: 'zio/zio-direct',
  groupId: 'dev.zio',
  newest: '1.0.0-RC7',
  released: '2023-02',
  checked: null,
  artifacts: [
    { name: 'zio-direct', description: 'defer blocks for ZIO' },
    { name: 'zio-direct-streams', description: 'defer blocks for ZStream', scala: ['3'] },
    { name: 'zio-direct-pure', description: 'defer blocks for ZPure', scala: ['3'] },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm'],
  zio: '2.0.6',
  license: 'Apache-2.0',
  topic: 'language',
  status: 'development',
  statusSeen: '2023-02-18',
  pages: ['zio-direct/index'],
};
