/** The filter on the screen of all operators and types. */

export interface OwnerEntry {
  readonly name: string;
  readonly pack: string;
  /**
   * Members with the number of pages that show them; the empty name stands for the owner itself.
   */
  readonly members: readonly (readonly [member: string, pages: number])[];
}

const fold = (text: string): string => text.toLowerCase().replace(/#/g, '.');

/**
 * The owners and members whose names contain the query, where `#` and `.` are equal. An owner that
 * matches keeps all its members.
 */
export function filterOwners(owners: readonly OwnerEntry[], query: string): readonly OwnerEntry[] {
  const wanted = fold(query.trim());
  if (wanted === '') return owners;
  return owners.flatMap((owner) => {
    if (fold(owner.name).includes(wanted)) return [owner];
    const members = owner.members.filter(([member]) =>
      fold(`${owner.name}.${member.replace(/^\./, '')}`).includes(wanted),
    );
    return members.length === 0 ? [] : [{ ...owner, members }];
  });
}
