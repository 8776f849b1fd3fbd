import type { Library } from '../types';

export const zioCache: Library = {
  id: 'zio-cache',
  kind: 'companion',
  name: 'ZIO Cache',
  summary: 'A cache that runs each lookup once, however many fibers need the same key.',
  repository: 'zio/zio-cache',
  groupId: 'dev.zio',
  newest: '0.3.0',
  checked: { scala3: '0.2.4' },
  artifacts: [{ name: 'zio-cache', description: 'the cache' }],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm', 'js', 'native'],
  zio: '2.1.14',
  zioIn: '0.2.4',
  license: 'Apache-2.0',
  topic: 'data-access',
  status: 'development',
  statusSeen: '2023-10-24',
  pages: [
    'zio-cache/cache-statistics',
    'zio-cache/cache',
    'zio-cache/entry-statistics',
    'zio-cache/index',
    'zio-cache/lookup',
  ],
};
