import type { Library } from '../types';

export const zioTelemetry: Library = {
  id: 'zio-telemetry',
  kind: 'companion',
  name: 'ZIO Telemetry',
  summary:
    'Traces, metrics, and context propagation with OpenTelemetry, OpenTracing, or OpenCensus.',
  repository: 'zio/zio-telemetry',
  groupId: 'dev.zio',
  newest: '3.1.18',
  checked: { scala3: '3.1.18' },
  artifacts: [
    { name: 'zio-opentelemetry', description: 'OpenTelemetry' },
    {
      name: 'zio-opentelemetry-zio-logging',
      description: 'trace IDs in log records',
      checked: null,
    },
    { name: 'zio-opentracing', description: 'OpenTracing', checked: null },
    { name: 'zio-opencensus', description: 'OpenCensus', checked: null },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm'],
  zio: '2.1.26',
  license: 'Apache-2.0',
  topic: 'observability',
  status: 'production-ready',
  statusSeen: '2024-10-22',
  pages: ['zio-telemetry/index'],
};
