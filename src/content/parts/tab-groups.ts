/** A group's name and the texts of its values, as readers see them. */
interface Group {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Choices that a reader makes once for the whole site. Tab sets of the same group change together
 * on a page, and other pages remember the choice.
 */
export const tabGroups = {
  language: { label: 'Language', values: { 'scala-3': 'Scala 3', 'scala-2': 'Scala 2.13' } },
  'build-tool': {
    label: 'Build tool',
    values: { sbt: 'sbt', mill: 'Mill', 'scala-cli': 'Scala CLI', maven: 'Maven' },
  },
  platform: {
    label: 'Platform',
    values: { jvm: 'JVM', js: 'Scala.js', native: 'Scala Native' },
  },
} as const satisfies Record<string, Group>;

export type TabGroup = keyof typeof tabGroups;

/** The group with this name, or null. */
export function tabGroup(name: string): Group | null {
  return Object.hasOwn(tabGroups, name) ? tabGroups[name as TabGroup] : null;
}
