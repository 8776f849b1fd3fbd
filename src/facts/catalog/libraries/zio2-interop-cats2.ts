import type { Library } from '../types';

export const zio2InteropCats2: Library = {
  id: 'zio2-interop-cats2',
  kind: 'companion',
  name: 'Interop Cats 2 for ZIO 2',
  summary: 'Run ZIO 2 programs with libraries that are written for Cats Effect 2.',
  repository: 'zio/interop-cats',
  groupId: 'dev.zio',
  newest: '22.0.0.0',
  released: '2022-07-15',
  checked: null,
  artifacts: [
    { name: 'zio-interop-cats', description: 'instances of Cats Effect 2 for ZIO' },
    { name: 'zio-test-interop-cats', description: 'instances for tests', scope: 'test' },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm', 'js'],
  zio: '2.0.0',
  licence: 'Apache-2.0',
  topic: 'interop',
  status: 'superseded',
  note: 'Releases 23.x of the same artifact are for Cats Effect 3; choose those for any new program.',
  pages: ['zio2-interop-cats2/index'],
};
