import type { Artifact, Library } from '../types';

/** Problems in the artifacts of a record. */
export function artifactProblems(library: Library): string[] {
  return library.artifacts.flatMap((artifact) =>
    artifactFaults(library, artifact).map((fault) => `the artifact "${artifact.name}" ${fault}`),
  );
}

function artifactFaults(library: Library, { name, description, platforms }: Artifact): string[] {
  const copies = library.artifacts.filter((other) => other.name === name).length;
  const strange = (platforms ?? []).filter((platform) => !library.platforms.includes(platform));
  return [
    ...(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
      ? []
      : [
          'has a name that is not an artifact id; leave out the group, the version and the Scala suffix',
        ]),
    ...(copies > 1 ? ['is listed twice; keep one entry'] : []),
    ...(description !== '' && !description.endsWith('.')
      ? []
      : ['needs a description: a short phrase without a full stop']),
    ...strange.map(
      (platform) =>
        `is for "${platform}", which is not among the library's platforms; add it there, or remove it here`,
    ),
  ];
}
