import type { Library } from '../types';

export const zioMetricsConnectors: Library = {
  id: 'zio-metrics-connectors',
  kind: 'companion',
  name: 'ZIO Metrics Connectors',
  summary:
    'Send metrics from ZIO programs to Prometheus, StatsD, Datadog, New Relic, or Micrometer.',
  repository: 'zio/zio-metrics-connectors',
  groupId: 'dev.zio',
  newest: '2.5.7',
  checked: { scala2: '2.3.1' },
  artifacts: [
    { name: 'zio-metrics-connectors', description: 'the core that all connectors share' },
    { name: 'zio-metrics-connectors-prometheus', description: 'Prometheus', checked: null },
    { name: 'zio-metrics-connectors-micrometer', description: 'Micrometer' },
    { name: 'zio-metrics-connectors-statsd', description: 'StatsD', checked: null },
    { name: 'zio-metrics-connectors-datadog', description: 'Datadog', checked: null },
    { name: 'zio-metrics-connectors-newrelic', description: 'New Relic', checked: null },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm'],
  zio: '2.0.16',
  zioIn: '2.3.1',
  license: 'Apache-2.0',
  topic: 'observability',
  status: 'development',
  statusSeen: '2024-01-10',
  pages: ['zio-metrics-connectors/index'],
};
