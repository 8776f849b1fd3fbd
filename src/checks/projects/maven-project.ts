/** The Maven project in which a download is compiled and tested. */
import type { Coordinate } from '../../facts/catalog/class-path';
import { checkedBuild } from '../../content/install/model/checked-build';
import { managedDependencies } from '../../content/snippets/class-path/reactor';

/** File, relative to the project's folder, where Maven writes the class path of the specs. */
export const projectClassPathFile = 'target/class-path.txt';

/**
 * The `pom.xml` that readers copy, with pinned versions of the artifacts that come along, because
 * sbt takes the newer of two and Maven the nearer.
 *
 * @param names artifacts of the catalog, or ids of `src/facts/catalog/artifacts.ts`
 * @throws Error if the readers' file has no place for the pins
 */
export function pinnedPom(names: readonly string[], pins: readonly Coordinate[]): string {
  const pom = new Map(checkedBuild(names)).get('maven')?.[0]?.text ?? '';
  const place = '  </properties>\n';
  if (!pom.includes(place)) throw new Error('The pom.xml for readers has no <properties> any more');
  return pom.replace(place, () => `${place}${managedDependencies(pins)}\n`);
}

const specObject = /\bobject\s+(\w+)\s+extends\s+(?:\w+\.)*ZIOSpec\w*/g;

/** Class names of the specs that a test file defines. */
export function specsIn(code: string): string[] {
  const pack = /^package\s+([\w.]+)\s*$/m.exec(code)?.[1];
  return [...code.matchAll(specObject)].map(([, name = '']) => (pack ? `${pack}.${name}` : name));
}
