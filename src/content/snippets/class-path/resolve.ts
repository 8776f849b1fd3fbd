/** Resolves coordinates to jars with Maven, and caches the results between runs. */
import fs from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../../utils/hash';
import type { Coordinate } from '../../../facts/catalog/class-path';
import { coordinateText } from './ask';
import { maven, mavenErrors } from './maven';
import { classPathFile, modulePom, parentPom, resolveArguments } from './reactor';

/** A requested class path: coordinates in the order of the request. */
export type AskedPath = readonly Coordinate[];

/** Cache key of a class path with these pins. */
export function pathKey(asked: AskedPath, pins: readonly Coordinate[]): string {
  return hashOf([JSON.stringify(asked), JSON.stringify(pins)]);
}

/**
 * Resolves several class paths in one Maven run. Uses cached results from `cacheDir` if their jars
 * still exist.
 *
 * @returns absolute paths of the jars, by {@link pathKey}
 * @throws Error if Maven is missing, or naming an artifact that doesn't resolve
 */
export async function resolveClassPaths(
  asked: readonly AskedPath[],
  pins: readonly Coordinate[],
  cacheDir: string,
): Promise<Map<string, readonly string[]>> {
  const paths = new Map<string, readonly string[]>();
  const missing = new Map<string, AskedPath>();
  for (const one of asked) {
    const key = pathKey(one, pins);
    const known = one.length === 0 ? [] : cached(path.join(cacheDir, key));
    if (known === null) missing.set(key, one);
    else paths.set(key, known);
  }
  if (missing.size === 0) return paths;

  fs.mkdirSync(cacheDir, { recursive: true });
  const reactor = fs.mkdtempSync(path.join(cacheDir, 'reactor-'));
  try {
    const modules = [...missing].map(([name, dependencies]) => ({ name, dependencies }));
    fs.writeFileSync(path.join(reactor, 'pom.xml'), parentPom(modules, pins));
    for (const module of modules) {
      fs.mkdirSync(path.join(reactor, module.name));
      fs.writeFileSync(path.join(reactor, module.name, 'pom.xml'), modulePom(module));
    }
    const { ok, output } = await maven(resolveArguments(reactor), reactor);
    for (const { name, dependencies } of modules) {
      const file = path.join(reactor, name, classPathFile);
      if (!fs.existsSync(file)) {
        const wanted = dependencies.map(coordinateText).join(', ');
        throw new Error(`This class path cannot be resolved: ${wanted}\n${mavenErrors(output)}`);
      }
      const text = fs.readFileSync(file, 'utf8').trim();
      fs.writeFileSync(path.join(cacheDir, name), text);
      paths.set(name, text.split(path.delimiter));
    }
    if (!ok) throw new Error(`Maven failed:\n${mavenErrors(output)}`);
    return paths;
  } finally {
    fs.rmSync(reactor, { recursive: true });
  }
}

function cached(file: string): readonly string[] | null {
  if (!fs.existsSync(file)) return null;
  const jars = fs.readFileSync(file, 'utf8').split(path.delimiter);
  return jars.every((jar) => fs.existsSync(jar)) ? jars : null;
}
