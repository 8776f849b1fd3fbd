// cspell:ignore maill
import { classPathOf } from '../../../../src/facts/catalog/class-path';
import type { ThirdPartyArtifact } from '../../../../src/facts/catalog/types';
import { record as library } from './support/record';

const zio = library('zio', { kind: 'core', checked: { scala3: '2.1.26', scala2: '2.1.24' } });
const catalog = {
  libraries: [
    zio,
    library('zio-mail', {
      artifacts: [
        { name: 'zio-mail', description: 'mail' },
        { name: 'zio-mail-html', description: 'templates' },
        { name: 'zio-mail-old', description: 'old', checked: { scala3: '0.9.0' } },
        { name: 'zio-mail-gone', description: 'gone', checked: null },
        { name: 'zio-mail-agent', description: 'an agent', onRequest: true },
      ],
    }),
    library('zio-fax', { checked: null }),
    library('zio-telex', { checked: { scala2: '1.0.0' } }),
    library('zio-quill', { checked: null, sources: 'commit 1a2b3c4 (May 1, 2025)' }),
  ] as const,
  thirdParty: [
    {
      id: 'fs2-core',
      groupId: 'co.fs2',
      name: 'fs2-core',
      version: '3.14.0',
      scala: ['3'],
      exclusions: ['a:b'],
    },
    { id: 'slf4j', groupId: 'org.slf4j', name: 'slf4j-api', version: '2.0.0', scala: ['java'] },
  ] as const satisfies readonly ThirdPartyArtifact[],
};

const names = (coordinates: readonly { artifactId: string; version: string }[]) =>
  coordinates.map(({ artifactId, version }) => `${artifactId}:${version}`);

describe('the class path of a page', () => {
  it('contains the checked releases of ZIO for both compilers, without a library', () => {
    const { scala3, scala2, unavailable } = classPathOf(null, [], catalog);
    expect(names(scala3)).toEqual(['zio_3:2.1.26']);
    expect(names(scala2)).toEqual(['zio_2.13:2.1.24']);
    expect(unavailable).toEqual([]);
  });

  it('contains the main artifact of a library and its modules of the same release, before ZIO', () => {
    const { scala3 } = classPathOf('zio-mail', [], catalog);
    expect(names(scala3)).toEqual(['zio-mail_3:1.1.0', 'zio-mail-html_3:1.1.0', 'zio_3:2.1.26']);
  });

  it('contains optional modules, and modules of another release, only if the page names them', () => {
    const { scala3 } = classPathOf('zio-mail', ['zio-mail-old', 'zio-mail-agent'], catalog);
    expect(names(scala3)).toEqual(
      expect.arrayContaining(['zio-mail-old_3:0.9.0', 'zio-mail-agent_3:1.1.0']),
    );
  });

  it('contains artifacts of other projects with exclusions, and Java artifacts without a suffix', () => {
    const { scala3, unavailable } = classPathOf(null, ['fs2-core', 'slf4j'], catalog);
    expect(scala3).toContainEqual({
      groupId: 'co.fs2',
      artifactId: 'fs2-core_3',
      version: '3.14.0',
      exclusions: ['a:b'],
    });
    expect(names(scala3)).toContain('slf4j-api:2.0.0');
    expect(unavailable).toEqual([
      { library: null, artifact: 'fs2-core', release: '3.14.0', scala: '2.13' },
    ]);
  });

  it('reports artifacts that are not available, with the release that the code was written for', () => {
    const { scala3, unavailable } = classPathOf('zio-fax', [], catalog);
    expect(names(scala3)).toEqual(['zio_3:2.1.26']);
    expect(unavailable).toContainEqual({
      library: 'zio-fax',
      artifact: 'zio-fax',
      release: '1.2.0',
      scala: '3',
    });
    expect(classPathOf(null, ['zio-mail-gone'], catalog).unavailable).toContainEqual(
      expect.objectContaining({ artifact: 'zio-mail-gone', release: '1.1.0', scala: '3' }),
    );
  });

  it('names the commit to build if the release is not available', () => {
    const { unavailable } = classPathOf('zio-quill', [], catalog);
    expect(unavailable[0]).toMatchObject({ release: 'commit 1a2b3c4 (May 1, 2025)', scala: '3' });
  });

  it('is complete for Scala 2.13, and reports the missing release for Scala 3', () => {
    const { scala2, unavailable } = classPathOf('zio-telex', [], catalog);
    expect(names(scala2)).toEqual(['zio-telex_2.13:1.0.0', 'zio_2.13:2.1.24']);
    expect(unavailable).toEqual([
      { library: 'zio-telex', artifact: 'zio-telex', release: '1.0.0', scala: '3' },
    ]);
  });

  it('rejects an unknown library or dependency, and suggests a similar name', () => {
    expect(() => classPathOf('zio-maill', [], catalog)).toThrow(
      'unknown library "zio-maill"; did you mean "zio-mail"?',
    );
    expect(() => classPathOf(null, ['fs2-cor'], catalog)).toThrow(
      'unknown dependency "fs2-cor"; did you mean "fs2-core"? A dependency must be pinned in src/facts/catalog/artifacts.ts',
    );
    expect(() => classPathOf('quantum', [], catalog)).toThrow('unknown library "quantum". The');
  });
});
