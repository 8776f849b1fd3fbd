import { islandNames } from './names';

/** Whether a value is a list or a plain object, also one that another realm has made. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const parent: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || parent === null || Object.getPrototypeOf(parent) === null;
}

/** Where the first value is that JSON doesn't keep as it is, as `rows.2.run`; or undefined. */
function lostIn(value: unknown, at = ''): string | undefined {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return undefined;
  if (Number.isFinite(value)) return undefined;
  if (!isPlain(value)) return at;
  const isList = Array.isArray(value);
  return [...(isList ? value.entries() : Object.entries(value))]
    .filter(([, item]) => isList || item !== undefined)
    .map(([key, item]: [string | number, unknown]) =>
      lostIn(item, at === '' ? String(key) : `${at}.${key}`),
    )
    .find((lost) => lost !== undefined);
}

/**
 * What keeps an island from starting in the browser, with a remedy; undefined if nothing does.
 * @param written the properties that are written into the page
 */
export function islandProblem(name: string, written: object): string | undefined {
  if (!islandNames.some((known) => known === name)) {
    return (
      `<Island name="${name}">: no island has this name. ` +
      'Add it to src/content/islands/names.ts, and its component to src/site/application/registry.ts.'
    );
  }
  const lost = lostIn(written);
  return lost === undefined
    ? undefined
    : `<Island name="${name}">: the page can't keep the value of "${lost}", because it isn't JSON. ` +
        'Pass strings, finite numbers, booleans, and plain lists and objects of these to it ' +
        '(src/site/application/README.md).';
}
