import type { Library } from '../types';

export const zioAmqp: Library = {
  id: 'zio-amqp',
  kind: 'companion',
  name: 'ZIO AMQP',
  summary: 'Publish messages to RabbitMQ and other AMQP brokers, and consume them as ZIO streams.',
  repository: 'zio/zio-amqp',
  groupId: 'dev.zio',
  newest: '1.0.0',
  released: '2023-11-18',
  checked: null,
  artifacts: [{ name: 'zio-amqp', description: 'the client' }],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm'],
  zio: '2.0.19',
  license: 'Apache-2.0',
  topic: 'messaging',
  status: 'development',
  statusSeen: '2023-11-18',
  pages: ['zio-amqp/index'],
};
