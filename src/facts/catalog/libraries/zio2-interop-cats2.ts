import type { Library } from '../types';

export const zio2InteropCats2: Library = {
  id: 'zio2-interop-cats2',
  kind: 'companion',
  name: 'Cats Effect 2 interop',
  summary: 'Use libraries that were written for Cats Effect 2 in ZIO 2 programs.',
  repository: 'zio/interop-cats',
  groupId: 'dev.zio',
  newest: '22.0.0.0',
  released: '2022-07-15',
  checked: null,
  artifacts: [
    { name: 'zio-interop-cats', description: 'Cats Effect 2 instances for ZIO' },
    { name: 'zio-test-interop-cats', description: 'instances for tests', scope: 'test' },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm', 'js'],
  zio: '2.0.0',
  license: 'Apache-2.0',
  topic: 'interop',
  status: 'superseded',
  note: 'Releases 23.x of the artifact are for Cats Effect 3. Use those for new programs.',
  pages: ['zio2-interop-cats2/index'],
};
