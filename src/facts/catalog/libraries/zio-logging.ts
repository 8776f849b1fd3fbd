import type { Library } from '../types';

export const zioLogging: Library = {
  id: 'zio-logging',
  kind: 'companion',
  name: 'ZIO Logging',
  summary: 'Console, file, and SLF4J back ends for ZIO’s log operators, with formats and filters.',
  repository: 'zio/zio-logging',
  groupId: 'dev.zio',
  newest: '2.5.3',
  checked: { scala3: '2.5.3' },
  artifacts: [
    { name: 'zio-logging', description: 'console and file loggers, formats, and filters' },
    {
      name: 'zio-logging-slf4j',
      description: 'logs through SLF4J 1',
      platforms: ['jvm'],
      checked: { scala3: '2.1.17' },
    },
    {
      name: 'zio-logging-slf4j2',
      description: 'logs through SLF4J 2',
      platforms: ['jvm'],
      checked: { scala3: '2.5.0' },
    },
    {
      name: 'zio-logging-slf4j-bridge',
      description: 'routes SLF4J 1 logs from other libraries to ZIO',
      platforms: ['jvm'],
      checked: null,
    },
    {
      name: 'zio-logging-slf4j2-bridge',
      description: 'routes SLF4J 2 logs from other libraries to ZIO',
      platforms: ['jvm'],
      onRequest: true,
    },
    {
      name: 'zio-logging-jul-bridge',
      description: 'routes java.util.logging logs from other libraries to ZIO',
      platforms: ['jvm'],
      checked: null,
    },
    {
      name: 'zio-logging-jpl',
      description: 'logs through the Java platform logger',
      platforms: ['jvm'],
      checked: null,
    },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm', 'js', 'native'],
  zio: '2.1.24',
  license: 'Apache-2.0',
  topic: 'observability',
  status: 'production-ready',
  statusSeen: '2026-01-13',
  pages: ['zio-logging/index'],
};
