import type { Library } from '../types';

export const zioSqs: Library = {
  id: 'zio-sqs',
  kind: 'companion',
  name: 'ZIO SQS',
  summary: 'Consume and produce Amazon SQS messages as ZIO streams.',
  repository: 'zio/zio-sqs',
  groupId: 'dev.zio',
  newest: '0.12.2',
  checked: null,
  artifacts: [{ name: 'zio-sqs', description: 'the client' }],
  scala: ['2.13', '3'],
  platforms: ['jvm'],
  zio: '2.1.11',
  zioIn: 'commit 2d44e09 of October 24, 2024',
  license: 'Apache-2.0',
  topic: 'messaging',
  status: 'production-ready',
  statusSeen: '2024-10-24',
  pages: ['zio-sqs/index'],
};
