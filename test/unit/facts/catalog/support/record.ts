import type { Library } from '../../../../../src/facts/catalog/types';

/** A valid record with some fields changed. */
export function record(id: string, changes: Partial<Library> = {}): Library {
  return {
    id,
    kind: 'companion',
    name: id,
    summary: 'A library.',
    repository: `zio/${id}`,
    groupId: 'dev.zio',
    artifacts: [{ name: id, description: 'everything' }],
    newest: '1.2.0',
    checked: { scala3: '1.1.0' },
    scala: ['2.13', '3'],
    platforms: ['jvm'],
    zio: '2.1.26',
    license: 'Apache-2.0',
    topic: 'messaging',
    status: 'production-ready',
    statusSeen: '2024-10-21',
    pages: [],
    ...changes,
  };
}
