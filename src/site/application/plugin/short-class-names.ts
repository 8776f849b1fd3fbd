import { mapUses } from './map-uses';

/**
 * Five letters of a hash of file and name. For a thousand names, the chance that two of them are
 * equal is 1 in 2000.
 */
const shortName = '[contenthash:base64:5]';

/**
 * Gives the classes of CSS modules short names. Class names are in every page and in the style
 * sheet, and the part that Docusaurus puts before the hash is a twentieth of both.
 * @throws Error if no rule names classes
 */
export function withShortClassNames(rules: readonly unknown[]): unknown[] {
  let named = 0;
  const all = mapUses(rules, (use) => {
    const { modules } = use.options as { readonly modules?: { readonly localIdentName?: string } };
    if (modules?.localIdentName === undefined) return [use];
    named += 1;
    const options = { ...use.options, modules: { ...modules, localIdentName: shortName } };
    return [{ ...use, options }];
  });
  if (named === 0) {
    throw new Error(
      'src/site/application/plugin/short-class-names.ts: no loader has "modules.localIdentName". Check where Docusaurus names ' +
        'the classes of CSS modules now',
    );
  }
  return all;
}
