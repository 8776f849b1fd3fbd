import type { Library } from '../types';

export const zioMeta: Library = {
  id: 'zio-meta',
  kind: 'companion',
  name: 'ZIO Meta',
  summary: 'Helpers for metaprogramming with ZIO, which have not been released yet.',
  repository: 'zio/zio-meta',
  groupId: 'dev.zio',
  newest: null,
  checked: null,
  artifacts: [{ name: 'zio-meta', description: 'the helpers' }],
  scala: ['2.13', '3'],
  platforms: ['jvm', 'js'],
  zio: '1.0.12',
  license: 'Apache-2.0',
  topic: 'language',
  status: 'unreleased',
  pages: [],
  otherPages: ['zio-meta/index'],
};
