import { mapUses } from './map-uses';

/**
 * Five letters of the hash of file and name: two of a thousand names are the same once in two
 * thousand sites.
 */
const shortName = '[contenthash:base64:5]';

/**
 * A compilation's rules with short names for the classes of CSS modules: they are in every page and
 * in the style sheet, and what Docusaurus puts before the hash is a twentieth of both.
 * @throws Error where no rule names classes
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
