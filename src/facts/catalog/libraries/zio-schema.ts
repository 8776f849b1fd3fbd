import type { Library } from '../types';

export const zioSchema: Library = {
  id: 'zio-schema',
  kind: 'companion',
  name: 'ZIO Schema',
  summary:
    'Derive a schema for a type once, and get codecs, diffs, migrations, and optics from it.',
  repository: 'zio/zio-schema',
  groupId: 'dev.zio',
  newest: '1.8.6',
  checked: { scala3: '1.8.5' },
  artifacts: [
    { name: 'zio-schema', description: 'schemas and their operations' },
    { name: 'zio-schema-derivation', description: 'derivation of schemas and type classes' },
    { name: 'zio-schema-json', description: 'JSON codecs' },
    { name: 'zio-schema-protobuf', description: 'Protocol Buffers codecs' },
    {
      name: 'zio-schema-avro',
      description: 'Avro codecs',
      platforms: ['jvm'],
      checked: { scala3: '1.7.5' },
    },
    { name: 'zio-schema-bson', description: 'BSON codecs', platforms: ['jvm'], checked: null },
    {
      name: 'zio-schema-msg-pack',
      description: 'MessagePack codecs',
      platforms: ['jvm'],
      checked: null,
    },
    { name: 'zio-schema-thrift', description: 'Thrift codecs', platforms: ['jvm'], checked: null },
    { name: 'zio-schema-xml', description: 'XML codecs', checked: null },
    { name: 'zio-schema-optics', description: 'lenses, prisms, and traversals', checked: null },
    {
      name: 'zio-schema-zio-test',
      description: 'generators for tests',
      scope: 'test',
      checked: { scala3: '1.7.5' },
    },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm', 'js', 'native'],
  zio: '2.1.26',
  license: 'Apache-2.0',
  topic: 'data-formats',
  status: 'development',
  statusSeen: '2026-08-14',
  pages: [
    'zio-schema/index',
    {
      folder: 'zio-schema/derivations',
      label: 'Derivations',
      description:
        'Derive codecs, optics, orderings, and test generators from a schema with ZIO Schema.',
      pages: [
        {
          folder: 'zio-schema/derivations/codecs',
          label: 'Codecs',
          description:
            'Turn values into bytes and back with ZIO Schema, as JSON, Protobuf, Avro, BSON, MessagePack, Thrift, or XML.',
          pages: [],
        },
      ],
    },
    {
      folder: 'zio-schema/examples',
      label: 'Examples',
      description:
        'Complete programs with ZIO Schema that combine encoders and map between data types.',
      pages: [],
    },
    {
      folder: 'zio-schema/operations',
      label: 'Operations',
      description:
        'What you can do with a schema: transform, validate, diff, migrate, and serialize it.',
      pages: [],
    },
  ],
};
