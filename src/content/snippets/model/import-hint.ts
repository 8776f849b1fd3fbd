/** Helps authors who import a library that the page doesn't depend on. */
import { libraries } from '../../../facts/catalog';
import { thirdPartyArtifacts } from '../../../facts/catalog/artifacts';
import { artifactByName } from '../../../facts/catalog/lookup';
import { artifactOf, parseCoordinate } from '../../../facts/catalog/packages';

const known = [
  ...libraries.flatMap(({ groupId, artifacts }) =>
    artifacts.map(({ name }) => `${groupId}:${name}:`),
  ),
  ...thirdPartyArtifacts.map(({ groupId, name }) => `${groupId}:${name}:`),
];

/**
 * Explains how to add the artifact of an import to the front matter.
 *
 * @param line a line of the page's code
 * @param artifacts artifacts on the page's class path, as `group:artifact:version`
 * @returns null if the line has no import, or one of an unknown or present artifact
 */
export function importHint(line: string, artifacts: readonly string[]): string | null {
  const imported = /^\s*import\s+([\w.]+)/.exec(line)?.[1]?.replace(/\.$/, '');
  if (imported === undefined) return null;
  const wanted = artifactOf(imported, known)?.artifact;
  const present = artifacts.map((one) => parseCoordinate(one).artifact.replace(/_(3|2\.13)$/, ''));
  if (wanted === undefined || present.includes(wanted)) return null;
  const library = artifactByName(wanted)?.library;
  const about =
    library?.artifacts[0].name === wanted
      ? `\`library: ${library.id}\` if the page is about ${library.name}, else `
      : '';
  return `This name comes from ${wanted}, which is not on the class path of this page. Write ${about}\`dependencies: [${wanted}]\` in the front matter.`;
}
