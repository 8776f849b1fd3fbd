import type { Library } from '../types';

export const zioRedis: Library = {
  id: 'zio-redis',
  kind: 'companion',
  name: 'ZIO Redis',
  summary: 'A Redis client with typed commands and support for clusters.',
  repository: 'zio/zio-redis',
  groupId: 'dev.zio',
  newest: '1.2.1',
  released: '2026-03-30',
  checked: null,
  artifacts: [
    { name: 'zio-redis', description: 'the client' },
    { name: 'zio-redis-embedded', description: 'a Redis server for tests', scope: 'test' },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm'],
  zio: '2.1.24',
  license: 'Apache-2.0',
  topic: 'databases',
  status: 'development',
  statusSeen: '2026-03-30',
  pages: ['zio-redis/index'],
};
