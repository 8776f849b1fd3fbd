import { articleOf } from '@site/src/site/built-pages/tree';
import { pageSections } from '@site/src/site/built-pages/sections/page-sections';
import { type CutPage, makeSiteIndex } from '@site/src/site/search/build/site-index';
import { type AliasEntry, type Dictionary, format } from '@site/src/site/search/model/dictionary';
import { Engine } from '@site/src/site/search/model/engine';
import { TextIndex } from '@site/src/site/search/model/text-index';
import { searchText } from '@site/src/site/search/model/text-search';

export const reference = { label: 'Reference', isLibrary: false, isReference: true };
export const guides = { label: 'Guides', isLibrary: false, isReference: false };
const json = { label: 'ZIO JSON', isLibrary: true, isReference: true };
export const archive = { label: 'ZIO 1.x', isLibrary: false, isReference: true };

const signatures = (id: string, ...names: string[]): string =>
  `<div id="${id}"><dl>${names.map((name) => `<dt><span data-signature>${name}</span></dt><dd>def</dd>`).join('')}</dl></div>`;

/** A page with this HTML, split into sections. */
export function page(
  path: string,
  title: string,
  area: CutPage['area'],
  version: string,
  html: string,
): CutPage {
  const article = articleOf(`<article><div class="theme-doc-markdown">${html}</div></article>`);
  return { path, title, lead: '', area, version, sections: article ? pageSections(article) : [] };
}

/** A small documentation site with one page of each kind. */
export const pages: readonly CutPage[] = [
  page(
    'reference/retrying',
    'Retrying',
    reference,
    '2.x',
    `<p>Runs an effect again after it fails.</p><h2 id="which-operator">Which operator?</h2>
     ${signatures('code-1', 'ZIO#retry', 'ZIO#retryOrElse', 'ZIO#retryN')}
     <table data-decides><tr><td>a failure that ends some time</td><td><code>effect.eventually</code></td></tr></table>
     <h2 id="how-long-to-wait">How long to wait</h2><p>Exponential waits double each time.</p>`,
  ),
  page(
    'guides/porting',
    'Porting',
    guides,
    '2.x',
    `<h2 id="operators">Operators</h2><table>
       <tr><td><code>a &lt;&amp;&gt; b</code></td><td><code>&lt;|&gt;</code></td></tr>
     </table>`,
  ),
  page(
    'reference/timing',
    'Timing',
    reference,
    '2.x',
    `<h2 id="costs">What it costs</h2>
     <table><tr><td><code>first.delay(1.second) &lt;|&gt; second</code></td><td>1 s</td></tr></table>`,
  ),
  page(
    'reference/concurrency',
    'Concurrency',
    reference,
    '2.x',
    `<p>Many effects at once.</p><h2 id="parallel">In parallel</h2>${signatures('code-1', 'ZIO.foreachPar', 'ZIO#zipPar', 'ZIO#absolve')}
     <table><tr><td><code>a &lt;&amp;&gt; b</code></td><td>pairs two results</td></tr>
       <tr><td><code>&lt;|&gt;</code></td><td>takes the first</td></tr></table>
     <h2 id="interrupting">Interrupting a fiber</h2><p>Interruption stops a fiber and waits for its finalizers.</p>`,
  ),
  page(
    'reference/exit',
    'Exit',
    reference,
    '2.x',
    `<h2 id="combine">Combine exits</h2>${signatures('code-1', 'Exit#zipPar')}
     <p>Mentions retry and <code>&lt;&amp;&gt;</code> and foreachPar.</p>`,
  ),
  page(
    'zio-json',
    'ZIO JSON',
    json,
    '2.x',
    `<h2 id="decode">Decode a document</h2><p>Parse text.</p>${signatures('code-1', 'JsonStream.absolve')}
     <p>absolve of a stream; absolve at its end.</p>`,
  ),
  page(
    '1.x/names',
    'Renamed operators',
    archive,
    '1.x',
    '<h2 id="retry">Retry</h2><p>retry was always retry; accessM is now serviceWithZIO.</p>',
  ),
];

const aliases: readonly AliasEntry[] = [
  ['Cats Effect', 'IO.parTraverse', 'ZIO.foreachPar'],
  ['everyday speech', 'cancel', 'interrupt'],
];

const labels = ['2.x', '1.x'];

function dictionaryOf(site: ReturnType<typeof makeSiteIndex>): Dictionary {
  return {
    format,
    areas: site.areas,
    versions: site.versions.map(({ label }, order) => ({
      label,
      isLast: order === 0,
      headings: `headings-${label}.json`,
      index: `index-${label}`,
      texts: `text-${label}`,
    })),
    pages: site.pages,
    aliases,
  };
}

/**
 * The engine of a site, and a function that returns the results of a query, as `path#anchor` of
 * the best section of each page.
 */
export function searchIn(own: readonly CutPage[]): {
  readonly engine: Engine;
  readonly search: (query: string) => string[];
} {
  const site = makeSiteIndex(own, labels);
  const engine = new Engine(
    dictionaryOf(site),
    site.versions.map(({ headings }) => headings),
  );
  const indexes = site.versions.map(({ index: { frame, parts } }) => {
    const index = new TextIndex(frame);
    index.add(new Map(parts.map((part, at) => [at, part])));
    return index;
  });
  const search = (query: string): string[] => {
    const understood = engine.understand(query);
    const { pages: places, sections } = engine.places;
    return engine
      .rank(understood, searchText(indexes, understood.asked, engine.places))
      .map(({ page: number, sections: found }) => {
        const anchor = sections[found[0]?.section ?? 0]?.anchor ?? '';
        return `${places[number]?.path ?? ''}${anchor === '' ? '' : `#${anchor}`}`;
      });
  };
  return { engine, search };
}

const site = makeSiteIndex(pages, labels);

export const dictionary = dictionaryOf(site);

/** The files of the site by their paths. */
export const files: ReadonlyMap<string, string> = new Map([
  ['search.json', JSON.stringify(dictionary)],
  ...site.versions.flatMap(({ label, headings, index, texts }): [string, string][] => [
    [`headings-${label}.json`, JSON.stringify(headings)],
    [`index-${label}/frame.json`, index.frame],
    [`index-${label}/spelling.json`, index.spelling],
    ...index.parts.map((part, at): [string, string] => [`index-${label}/${at}.json`, part]),
    ...[...texts].map(([at, text]): [string, string] => [
      `text-${label}/${at}.json`,
      JSON.stringify(text),
    ]),
  ]),
]);

export const { engine, search } = searchIn(pages);
