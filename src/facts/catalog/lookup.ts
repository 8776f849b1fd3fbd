/** Looks up records by the names that pages use. */
import { libraries } from '.';
import { unknownName } from './error';
import type { Artifact, CheckedReleases, Library } from './types';

/** An artifact and the library that publishes it. */
export interface OwnedArtifact {
  readonly library: Library;
  readonly artifact: Artifact;
}

/** The record with this id. Throws if it doesn't exist; suggests the nearest id. */
export function libraryById(id: string, known: readonly Library[] = libraries): Library {
  const found = known.find((library) => library.id === id);
  if (found) return found;
  throw unknownName(
    'library',
    id,
    known.map((library) => library.id),
    'The libraries are the records in src/facts/catalog/libraries',
  );
}

/** The artifact with this name in any record, or null. */
export function artifactByName(
  name: string,
  known: readonly Library[] = libraries,
): OwnedArtifact | null {
  for (const library of known) {
    const artifact = library.artifacts.find((candidate) => candidate.name === name);
    if (artifact) return { library, artifact };
  }
  return null;
}

/** Names of all artifacts of these records. */
export function artifactNames(known: readonly Library[] = libraries): string[] {
  return known.flatMap(({ artifacts }) => artifacts.map(({ name }) => name));
}

/** Releases of an artifact for the check: its own, or else its library's. */
export function checkedReleases({ library, artifact }: OwnedArtifact): CheckedReleases {
  return (artifact.checked === undefined ? library.checked : artifact.checked) ?? {};
}
