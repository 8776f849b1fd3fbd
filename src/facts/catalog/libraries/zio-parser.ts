import type { Library } from '../types';

export const zioParser: Library = {
  id: 'zio-parser',
  kind: 'companion',
  name: 'ZIO Parser',
  summary: 'Describe a grammar once, and get both a parser and a printer for it.',
  repository: 'zio/zio-parser',
  groupId: 'dev.zio',
  newest: '0.1.11',
  checked: { scala3: '0.1.11' },
  artifacts: [{ name: 'zio-parser', description: 'syntaxes, parsers, and printers' }],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm', 'js', 'native'],
  zio: '2.1.12',
  license: 'Apache-2.0',
  topic: 'data-formats',
  status: 'development',
  statusSeen: '2024-11-21',
  pages: ['zio-parser/index'],
};
