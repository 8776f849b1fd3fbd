import { companions, libraries } from '../../../../src/facts/catalog';
import { thirdPartyArtifacts } from '../../../../src/facts/catalog/artifacts';
import { classPathOf } from '../../../../src/facts/catalog/class-path';
import {
  libraryProblems,
  sharedNameProblems,
  thirdPartyProblems,
} from '../../../../src/facts/catalog/validate';

describe('the catalog', () => {
  it.each(libraries.map((library) => [library.id, library] as const))(
    'has a valid record of %s',
    (_id, library) => {
      expect(libraryProblems(library)).toEqual([]);
    },
  );

  it.each(thirdPartyArtifacts.map((artifact) => [artifact.id, artifact] as const))(
    'has a valid pin of %s',
    (_id, artifact) => {
      expect(thirdPartyProblems(artifact)).toEqual([]);
    },
  );

  it('gives every library and artifact a different name', () => {
    expect(sharedNameProblems(libraries, thirdPartyArtifacts)).toEqual([]);
  });

  it('has one core library and 31 companions', () => {
    expect(libraries.filter(({ kind }) => kind === 'core').map(({ id }) => id)).toEqual(['zio']);
    expect(companions).toHaveLength(31);
  });

  it.each(libraries.map(({ id, checked }) => [id, checked] as const))(
    'has a Scala 3 class path for %s if it has a checked Scala 3 release',
    (id, checked) => {
      const { unavailable } = classPathOf(id, []);
      const cannot = unavailable.some(({ library, scala }) => library === id && scala === '3');
      expect(cannot).toBe(checked?.scala3 === undefined);
    },
  );
});
