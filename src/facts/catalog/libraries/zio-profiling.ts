import type { Library } from '../types';

export const zioProfiling: Library = {
  id: 'zio-profiling',
  kind: 'companion',
  name: 'ZIO Profiling',
  summary: 'CPU profiles that name the effects of your program instead of the fiber run loop.',
  repository: 'zio/zio-profiling',
  groupId: 'dev.zio',
  newest: '0.3.3',
  released: '2025-04-11',
  checked: null,
  artifacts: [
    { name: 'zio-profiling', description: 'the samplers' },
    { name: 'zio-profiling-jmh', description: 'a profiler for JMH benchmarks' },
    {
      name: 'zio-profiling-tagging-plugin',
      description: 'a compiler plugin that tags effects with their source location',
      kind: 'compiler-plugin',
    },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm'],
  zio: '2.1.17',
  license: 'Apache-2.0',
  topic: 'observability',
  status: 'concept',
  statusSeen: '2025-04-11',
  pages: ['zio-profiling/index'],
};
