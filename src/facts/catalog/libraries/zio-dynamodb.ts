import type { Library } from '../types';

export const zioDynamodb: Library = {
  id: 'zio-dynamodb',
  kind: 'companion',
  name: 'ZIO DynamoDB',
  summary: 'Typed queries for Amazon DynamoDB that are batched and run in parallel.',
  repository: 'zio/zio-dynamodb',
  groupId: 'dev.zio',
  newest: '1.0.0-RC27',
  checked: null,
  artifacts: [
    { name: 'zio-dynamodb', description: 'queries, expressions, and the executor' },
    { name: 'zio-dynamodb-json', description: 'conversion of items to and from JSON' },
    { name: 'zio-dynamodb-ce', description: 'use with Cats Effect' },
  ],
  scala: ['2.13', '3'],
  platforms: ['jvm'],
  zio: '2.1.11',
  zioIn: 'commit 3ab1bcc of October 24, 2024',
  license: 'Apache-2.0',
  topic: 'databases',
  status: 'development',
  statusSeen: '2024-10-24',
  note: 'Scala 2.12 is supported up to 1.0.0-RC22.',
  pages: ['zio-dynamodb/index'],
};
