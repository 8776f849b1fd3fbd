/** Checks that the catalog names the releases that the code of the pages was checked against. */
import { checkedReleases } from '../../../facts/catalog/lookup';
import { recordFile } from '../../../facts/catalog/pages';
import type { Library, ThirdPartyArtifact } from '../../../facts/catalog/types';
import type { PageLock } from '../../../content/snippets/model/lock';
import { groupBy } from '../../../utils/group-by';
import type { Finding } from '../../../utils/validation/finding';
import { placesOf, type DataSource } from './source';

interface Pin {
  /** File of the catalog with the release. */
  readonly file: string;
  /** What `scripts/bump.ts` calls it. */
  readonly id: string;
  /** Absent if no release can be downloaded, so that the lock names another one. */
  readonly version: string | undefined;
}

const artifactsFile = 'src/facts/catalog/artifacts.ts';

/** The catalog's releases, by `group:artifact`; two entries can pin releases of one artifact. */
function pins(
  libraries: readonly Library[],
  thirdParty: readonly ThirdPartyArtifact[],
): Map<string, [artifact: string, pin: Pin][]> {
  const own = libraries.flatMap((library) =>
    library.artifacts.flatMap((artifact) => {
      const { scala3, scala2 } = checkedReleases({ library, artifact });
      const pin = (scala: string, version?: string): [string, Pin] => [
        `${library.groupId}:${artifact.name}_${scala}`,
        { file: recordFile(library.id), id: library.id, version },
      ];
      return [pin('3', scala3), pin('2.13', scala2)];
    }),
  );
  const others = thirdParty.map(({ id, groupId, name, version, scala }): [string, Pin] => [
    `${groupId}:${name}${scala.includes('java') ? '' : '_3'}`,
    { file: artifactsFile, id, version },
  ]);
  return groupBy([...own, ...others], ([artifact]) => artifact);
}

/** Releases in the catalog that differ from those in the locks of the pages. */
export function otherReleases(
  catalog: {
    readonly libraries: readonly Library[];
    readonly thirdParty: readonly ThirdPartyArtifact[];
  },
  sources: readonly DataSource[],
  locks: readonly PageLock[],
): Finding[] {
  const pinned = pins(catalog.libraries, catalog.thirdParty);
  const differing = locks.flatMap(({ page, checkedAgainst }) =>
    checkedAgainst.artifacts.flatMap((coordinate) => {
      const at = coordinate.lastIndexOf(':');
      const known = pinned.get(coordinate.slice(0, at)) ?? [];
      const locked = coordinate.slice(at + 1);
      const isPinned = known.some(([, { version }]) => [undefined, locked].includes(version));
      return isPinned ? [] : known.slice(0, 1).map(([, pin]) => ({ page, locked, ...pin }));
    }),
  );
  const byPin = groupBy(differing, ({ file, version, locked }) => `${file} ${version} ${locked}`);
  return [...byPin.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const { file, id, version, locked, page } = first;
    const source = sources.filter((each) => each.file === file);
    const escaped = (version ?? '').replaceAll('.', '\\.');
    const [place] = placesOf(source, new RegExp(`(?:scala[23]|version): '${escaped}'`, 'g'));
    const pages = new Set(all.map((each) => each.page)).size;
    const others = pages === 1 ? '' : ` and ${pages - 1} more`;
    return [
      {
        file,
        line: place?.line ?? 1,
        problem: `the catalog says that code is checked against ${id} ${version}, but ${page}${others} was checked against ${locked}`,
        remedy: `write ${locked}; to move to ${version}, run \`npx tsx scripts/bump.ts ${id} ${version}\``,
      },
    ];
  });
}
