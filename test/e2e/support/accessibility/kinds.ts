// cspell:ignore gettng
/** One page of each kind. */
import { builtRoutes } from '../site';

const routes = builtRoutes();

/** The address of a generated page. */
function firstBelow(folder: string): string {
  const route = routes.find((each) => each.startsWith(`${folder}/`));
  if (route === undefined) throw new Error(`the build has no page below ${folder}`);
  return route;
}

export const kinds = {
  home: '/',
  'page of a course, with tabs': '/overview/getting-started',
  'page of the reference, with a timeline, outputs and a decision table': '/reference/fiber/fiber',
  'page with everything that authors may use': '/contributing-to-documentation',
  'index of a section': '/reference',
  'index of a library': '/zio-json',
  'directory of the libraries': '/ecosystem',
  'list of names': '/adopters',
  'operators and types': '/operators',
  'one type': firstBelow('/operators'),
  'decision tables': '/which-operator',
  'page index': '/page-index',
  'page index, A to Z': '/page-index/a-z',
  glossary: '/glossary',
  'accessibility statement': '/accessibility',
  'page for lost addresses': '/404.html',
  'archive of 1.x': '/1.x',
} as const;

/**
 * The pages that a test visits: one of each kind, or every page if the variable `EVERY_PAGE` is
 * set, as in the nightly run.
 */
export const walkedRoutes = (): string[] => [
  ...new Set([...Object.values(kinds), ...(process.env['EVERY_PAGE'] ? routes : [])]),
];

/**
 * Addresses where the application shows results before any interaction, each with a selector for
 * them.
 */
export const answered: Readonly<Record<string, string>> = {
  '/search?q=retry': 'main [role=option] mark',
  '/overview/gettng-started': 'main [role=status] a',
};
