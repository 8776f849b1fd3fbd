import type { Library } from '../types';

export const zioQuery: Library = {
  id: 'zio-query',
  kind: 'companion',
  name: 'ZIO Query',
  summary:
    'Batch, cache, and parallelize requests to data sources without changing the calling code.',
  repository: 'zio/zio-query',
  groupId: 'dev.zio',
  newest: '0.7.8',
  checked: { scala3: '0.7.8' },
  artifacts: [{ name: 'zio-query', description: 'queries and data sources' }],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm', 'js', 'native'],
  zio: '2.1.24',
  license: 'Apache-2.0',
  topic: 'data-access',
  status: 'production-ready',
  statusSeen: '2024-03-27',
  pages: [
    'zio-query/creating-data-sources',
    'zio-query/creating-queries',
    'zio-query/index',
    'zio-query/running-queries',
  ],
};
