import type { Library } from '../types';

export const zioFtp: Library = {
  id: 'zio-ftp',
  kind: 'companion',
  name: 'ZIO FTP',
  summary: 'Read, write, and list files on FTP, FTPS, and SFTP servers as ZIO streams.',
  repository: 'zio/zio-ftp',
  groupId: 'dev.zio',
  newest: '0.5.3',
  checked: null,
  sources: 'commit 4892c58 (October 10, 2024)',
  artifacts: [{ name: 'zio-ftp', description: 'the clients' }],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm'],
  zio: '2.1.6',
  zioIn: 'commit 4892c58 of October 10, 2024',
  license: 'Apache-2.0',
  topic: 'files',
  status: 'production-ready',
  statusSeen: '2024-10-10',
  pages: ['zio-ftp/index'],
};
