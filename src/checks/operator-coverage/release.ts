/** Gets the covered types' members in the pinned releases from the Scala program. */
import { groupBy } from '../../utils/group-by';
import { classPathOf, type Coordinate } from '../../facts/catalog/class-path';
import { coordinateText, pinnedVersions } from '../../content/snippets/class-path/ask';
import { pathKey, resolveClassPaths } from '../../content/snippets/class-path/resolve';
import { ask } from '../../content/snippets/check/connection';
import type { Run } from '../../content/snippets/check/run';
import type { MembersEvent, PublicMember } from '../../content/snippets/model/protocol';
import type { CoveredType } from './model/covered-type';
import type { Member, TypeMembers } from '../../content/snippets/model/members';

const coordinates = ({ library, dependencies = [] }: CoveredType): readonly Coordinate[] =>
  classPathOf(library, dependencies).scala3;

/** The origin of a type's members according to the current catalog and list of types. */
export function originOf(type: CoveredType): Pick<TypeMembers, 'type' | 'owners' | 'artifacts'> {
  const artifacts = coordinates(type).map(coordinateText);
  return { type: type.name, owners: [type.name, ...type.also], artifacts };
}

/**
 * Finds the members of types.
 * @throws Error if a release doesn't resolve or doesn't contain a type
 */
export async function membersInRelease(
  types: readonly CoveredType[],
  { versions, classPathDir, connect }: Pick<Run, 'versions' | 'classPathDir' | 'connect'>,
): Promise<TypeMembers[]> {
  const pins = pinnedVersions(versions.scala);
  const jars = await resolveClassPaths(types.map(coordinates), pins, classPathDir);
  const connection = await connect(false);
  try {
    const found = new Map<string, MembersEvent>();
    for (const [key, asked] of groupBy(types, (type) => pathKey(coordinates(type), pins))) {
      const owners = asked.flatMap((type) => originOf(type).owners);
      const request = { op: 'members', classPath: jars.get(key) ?? [], types: owners } as const;
      await ask(connection, request, (event) => {
        if (event.type === 'members') found.set(event.of, event);
      });
    }
    return types.map((type) => {
      const origin = originOf(type);
      const own = origin.owners.flatMap((owner) => found.get(owner) ?? []);
      const declarations = Object.fromEntries(
        own.flatMap(({ of, declaration }) => (declaration === null ? [] : [[of, declaration]])),
      );
      const members = own.flatMap((of) => of.members).map(written);
      return { format: 2, ...origin, declarations, members };
    });
  } finally {
    connection.close();
  }
}

function written({ symbol, kind, overloads, ...optional }: PublicMember): Member {
  const { deprecated, aliasOf, accessor } = optional;
  return {
    symbol,
    kind,
    ...(overloads.length === 0 ? {} : { overloads }),
    ...(deprecated === null ? {} : { deprecated }),
    ...(aliasOf === null ? {} : { aliasOf }),
    ...(accessor === null ? {} : { accessor }),
  };
}
