import type { Library } from '../types';

export const zioKafka: Library = {
  id: 'zio-kafka',
  kind: 'companion',
  name: 'ZIO Kafka',
  summary:
    'Consume Kafka topics as ZIO streams, and produce records with effects and transactions.',
  repository: 'zio/zio-kafka',
  groupId: 'dev.zio',
  newest: '3.8.0',
  checked: null,
  artifacts: [
    { name: 'zio-kafka', description: 'consumer, producer, admin client, and serialization' },
    { name: 'zio-kafka-testkit', description: 'an embedded broker for tests', scope: 'test' },
  ],
  scala: ['2.13', '3'],
  platforms: ['jvm'],
  zio: '2.1.21',
  zioIn: '3.1.0',
  license: 'Apache-2.0',
  topic: 'messaging',
  status: 'production-ready',
  statusSeen: '2023',
  pages: ['zio-kafka/index'],
};
