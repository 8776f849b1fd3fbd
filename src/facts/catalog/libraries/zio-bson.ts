import type { Library } from '../types';

export const zioBson: Library = {
  id: 'zio-bson',
  kind: 'companion',
  name: 'ZIO BSON',
  summary: 'Encode and decode BSON with codecs that are derived from your types.',
  repository: 'zio/zio-bson',
  groupId: 'dev.zio',
  newest: '1.0.11',
  checked: null,
  artifacts: [
    { name: 'zio-bson', description: 'codecs and the syntax for them' },
    { name: 'zio-bson-magnolia', description: 'derivation of codecs' },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm'],
  zio: '2.1.26',
  license: 'Apache-2.0',
  topic: 'data-formats',
  status: 'development',
  statusSeen: '2026-05-24',
  pages: ['zio-bson/index'],
};
