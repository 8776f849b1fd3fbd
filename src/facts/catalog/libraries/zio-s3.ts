import type { Library } from '../types';

export const zioS3: Library = {
  id: 'zio-s3',
  kind: 'companion',
  name: 'ZIO S3',
  summary: 'Upload, download, and list objects in S3 and compatible stores with ZIO streams.',
  repository: 'zio/zio-s3',
  groupId: 'dev.zio',
  newest: '0.4.4',
  checked: null,
  sources: 'commit a8616ca (August 28, 2024)',
  artifacts: [{ name: 'zio-s3', description: 'the client' }],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm'],
  zio: '2.1.18',
  license: 'Apache-2.0',
  topic: 'cloud',
  status: 'production-ready',
  statusSeen: '2024-08-28',
  pages: ['zio-s3/index'],
};
