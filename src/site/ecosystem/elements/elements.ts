/**
 * The elements that show data from the catalog: their attributes in a page, and their replacements.
 */
import type { RootContent } from 'mdast';
import { companions } from '../../../facts/catalog';
import { CatalogError } from '../../../facts/catalog/error';
import { libraryById } from '../../../facts/catalog/lookup';
import { compatibilityRows } from '../model/compatibility';
import { directoryEntries } from '../model/directory';
import { libraryFacts } from '../model/facts';
import { ecosystemSummary } from '../model/summary';
import { installPlan, otherPlan } from '../../../content/install/model/plan';
import { jsxElement, valueAttribute } from '../../../content/mdx/element';
import { buildFilesElement, installElement, projectBuildElement } from './install';

type Attributes = Readonly<Record<string, string>>;

export interface CatalogElement {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  /**
   * The nodes that replace it. Throws an error with a remedy if the catalog lacks a name.
   * @param shown ids of the libraries whose facts the page shows
   */
  readonly replace: (
    attributes: Attributes,
    shown: ReadonlySet<string>,
  ) => RootContent | RootContent[];
  /**
   * The component that the replacement needs and its module, which pages that use it import. The
   * site's Markdown components need no import.
   */
  readonly component?: { readonly name: string; readonly module: string };
}

/**
 * A component that gets its data from the catalog at build time, so that pages don't ship the
 * catalog.
 */
function component(
  name: string,
  view: (attributes: Attributes) => unknown,
  required?: readonly string[],
): [string, CatalogElement] {
  const replace = (attributes: Attributes) =>
    jsxElement(name, [valueAttribute('view', view(attributes))]);
  const module = `@site/src/site/ecosystem/ui/${name}`;
  return [name, { required, replace, component: { name, module } }];
}

function names(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}

/**
 * The elements that show data from the catalog, with their attributes and the replacements that the
 * compilation of a page inserts.
 */
export const catalogElements: ReadonlyMap<string, CatalogElement> = new Map([
  [
    'Install',
    {
      optional: ['library', 'artifacts', 'others'],
      replace: ({ library, artifacts = '', others = '' }, shown) => {
        if (library === undefined && (others === '' || artifacts !== '')) {
          throw new CatalogError(
            '<Install> does not name anything to install',
            'Add library="…", or others="…" with ids of src/facts/catalog/artifacts.ts',
          );
        }
        const own = library === undefined ? [] : installPlan(library, names(artifacts));
        const named = library !== undefined && shown.has(library) ? installPlan(library) : [];
        return installElement([...own, ...otherPlan(names(others))], named[0]);
      },
      component: {
        name: 'OtherPlatforms',
        module: '@site/src/content/install/ui/OtherPlatforms',
      },
    },
  ],
  [
    'BuildFiles',
    {
      required: ['library'],
      optional: ['artifacts'],
      replace: ({ library = '', artifacts = '' }) => buildFilesElement(library, names(artifacts)),
    },
  ],
  [
    'ProjectBuild',
    {
      required: ['artifacts'],
      optional: ['resources'],
      replace: ({ artifacts = '', resources = 'no' }) =>
        projectBuildElement(names(artifacts), resources === 'yes'),
    },
  ],
  component('LibraryFacts', ({ library = '' }) => libraryFacts(libraryById(library)), ['library']),
  component('EcosystemDirectory', () => directoryEntries(companions)),
  component('CompatibilityTable', () => compatibilityRows(companions)),
  component('EcosystemSummary', () => ecosystemSummary(companions)),
]);
