import type { Library } from '../types';

export const zioRocksdb: Library = {
  id: 'zio-rocksdb',
  kind: 'companion',
  name: 'ZIO RocksDB',
  summary: 'A client for the embedded key-value store RocksDB, with ZIO resources and streams.',
  repository: 'zio/zio-rocksdb',
  groupId: 'dev.zio',
  newest: '0.4.4',
  released: '2024-01-06',
  checked: null,
  artifacts: [{ name: 'zio-rocksdb', description: 'the store' }],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm'],
  zio: '2.0.21',
  license: 'Apache-2.0',
  topic: 'databases',
  status: 'development',
  statusSeen: '2024-01-06',
  pages: ['zio-rocksdb/index'],
};
