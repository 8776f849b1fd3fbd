import type { Library } from '../types';

export const zioLambda: Library = {
  id: 'zio-lambda',
  kind: 'companion',
  name: 'ZIO Lambda',
  summary: 'Write AWS Lambda handlers as ZIO programs, for the JVM or as native images.',
  repository: 'zio/zio-lambda',
  groupId: 'dev.zio',
  newest: '1.0.6',
  checked: null,
  artifacts: [
    { name: 'zio-lambda', description: 'handlers and the Lambda runtime' },
    { name: 'zio-lambda-event', description: 'events from AWS services' },
    { name: 'zio-lambda-response', description: 'responses that AWS services expect' },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm'],
  zio: '2.1.24',
  license: 'Apache-2.0',
  topic: 'cloud',
  status: 'development',
  statusSeen: '2026-02-19',
  pages: ['zio-lambda/index'],
};
