import type { Library } from '../types';

export const zioLambda: Library = {
  id: 'zio-lambda',
  kind: 'companion',
  name: 'ZIO Lambda',
  summary: 'Handlers for AWS Lambda as ZIO programs, as a native image or on the JVM.',
  repository: 'zio/zio-lambda',
  groupId: 'dev.zio',
  newest: '1.0.6',
  checked: null,
  artifacts: [
    { name: 'zio-lambda', description: 'handlers and their runtime' },
    { name: 'zio-lambda-event', description: 'the events of AWS services' },
    { name: 'zio-lambda-response', description: 'the responses that AWS services expect' },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm'],
  zio: '2.1.24',
  licence: 'Apache-2.0',
  topic: 'cloud',
  status: 'development',
  statusSeen: '2026-02-19',
  pages: ['zio-lambda/index'],
};
