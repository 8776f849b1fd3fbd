import type { Library } from '../types';

export const zioPrelude: Library = {
  id: 'zio-prelude',
  kind: 'companion',
  name: 'ZIO Prelude',
  summary: 'Validation, new types, pure state, and algebraic abstractions for Scala.',
  repository: 'zio/zio-prelude',
  groupId: 'dev.zio',
  newest: '1.0.0-RC48',
  checked: { scala3: '1.0.0-RC47' },
  artifacts: [
    { name: 'zio-prelude', description: 'data types, new types, and abstractions' },
    { name: 'zio-prelude-macros', description: 'the macros behind new types' },
    { name: 'zio-prelude-magnolia', description: 'derivation of instances', checked: null },
    {
      name: 'zio-prelude-experimental',
      description: 'experimental abstractions, which may still change',
      checked: null,
    },
    {
      name: 'zio-prelude-scala-parallel-collections',
      description: 'instances for parallel collections',
      platforms: ['jvm'],
      checked: null,
    },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm', 'js', 'native'],
  zio: '2.1.23',
  zioIn: '1.0.0-RC47',
  license: 'Apache-2.0',
  topic: 'language',
  status: 'production-ready',
  statusSeen: '2024-10-20',
  pages: [
    'zio-prelude/index',
    {
      folder: 'zio-prelude/functional-abstractions',
      label: 'Functional abstractions',
      description:
        'The functional abstractions in ZIO Prelude, with their names and the types that have instances.',
      pages: [
        {
          folder: 'zio-prelude/functional-abstractions/concrete-types',
          label: 'For concrete types',
          description:
            'Abstractions for values of one type, such as comparing, combining, ordering, and printing them.',
          pages: [],
        },
        {
          folder: 'zio-prelude/functional-abstractions/parameterized-types',
          label: 'For parameterized types',
          description:
            'Abstractions for types with a parameter, such as mapping, combining, flattening, and traversing.',
          pages: [],
        },
      ],
    },
    {
      folder: 'zio-prelude/functional-data-types',
      label: 'Functional data types',
      description:
        'The data types in ZIO Prelude, such as Validation, NonEmptyList, These, and ZSet.',
      pages: [],
    },
  ],
};
