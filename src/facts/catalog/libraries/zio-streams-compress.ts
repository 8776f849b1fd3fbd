import type { Library } from '../types';

export const zioStreamsCompress: Library = {
  id: 'zio-streams-compress',
  kind: 'companion',
  name: 'ZIO Streams Compress',
  summary:
    'Compress and archive ZIO streams with gzip, ZIP, TAR, Zstandard, Brotli, LZ4, and more.',
  repository: 'zio/zio-streams-compress',
  groupId: 'dev.zio',
  newest: '2.1.4',
  checked: { scala3: '2.1.3' },
  artifacts: [
    { name: 'zio-streams-compress-core', description: 'the core that all formats share' },
    { name: 'zio-streams-compress-gzip', description: 'gzip', checked: null },
    { name: 'zio-streams-compress-zip', description: 'ZIP archives' },
    {
      name: 'zio-streams-compress-zip4j',
      description: 'ZIP archives with encryption',
      checked: null,
    },
    { name: 'zio-streams-compress-tar', description: 'TAR archives', checked: null },
    { name: 'zio-streams-compress-zstd', description: 'Zstandard', checked: null },
    { name: 'zio-streams-compress-bzip2', description: 'bzip2', checked: null },
    {
      name: 'zio-streams-compress-brotli',
      description: 'Brotli, decompression only',
      checked: null,
    },
    {
      name: 'zio-streams-compress-brotli4j',
      description: 'Brotli, through native code',
      checked: null,
    },
    { name: 'zio-streams-compress-lz4', description: 'LZ4', checked: null },
    { name: 'zio-streams-compress-snappy', description: 'Snappy', checked: null },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm'],
  zio: '2.1.26',
  license: 'Apache-2.0',
  topic: 'files',
  status: 'production-ready',
  statusSeen: '2026-08-09',
  note: 'Choose the artifact for your format. Each one includes the core.',
  pages: ['zio-streams-compress/index'],
};
