import { articleOf } from '@site/src/site/built-pages/tree';
import { pageSections } from '@site/src/site/built-pages/sections/page-sections';
import type { TypeMembers } from '@site/src/content/snippets/model/members';
import type { LockedCode } from '@site/src/content/snippets/lock-reader';
import { openSearch } from '@site/src/site/search/benchmark/built-search';
import { type CutPage, searchFiles } from '@site/src/site/search/build/site-index';
import type { AliasEntry } from '@site/src/site/search/model/dictionary';
import type { Engine } from '@site/src/site/search/model/engine';

const reference = { label: 'Reference', isLibrary: false, isReference: true };
const guides = { label: 'Guides', isLibrary: false, isReference: false };
const json = { label: 'ZIO JSON', isLibrary: true, isReference: true };
/** The area and version of pages about 1.x. */
export const archive = {
  area: { label: 'ZIO 1.x', isLibrary: false, isReference: true },
  version: '1.x',
};

const signatures = (id: string, ...names: string[]): string =>
  `<div id="${id}"><dl>${names.map((name) => `<dt><span data-signature>${name}</span></dt><dd>def</dd>`).join('')}</dl></div>`;

/** A page with this HTML, split into sections; of the reference, unless it says otherwise. */
export function page(
  path: string,
  title: string,
  html: string,
  { area = reference, version = '2.x' }: Partial<Pick<CutPage, 'area' | 'version'>> = {},
): CutPage {
  const article = articleOf(`<article><div class="theme-doc-markdown">${html}</div></article>`);
  return { path, title, lead: '', area, version, sections: article ? pageSections(article) : [] };
}

/** A small documentation site with one page of each kind. */
const pages: readonly CutPage[] = [
  page(
    'reference/retrying',
    'Retrying',
    `<p>Runs an effect again after it fails.</p><h2 id="which-operator">Which operator?</h2>
     ${signatures('code-1', 'ZIO#retry', 'ZIO#retryOrElse', 'ZIO#retryN')}
     <table data-decides><tr><td>a failure that ends some time</td><td><code>effect.eventually</code></td></tr></table>
     <h2 id="how-long-to-wait">How long to wait</h2><p>Exponential waits double each time.</p>`,
  ),
  page(
    'guides/porting',
    'Porting',
    `<h2 id="operators">Operators</h2><table>
       <tr><td><code>a &lt;&amp;&gt; b</code></td><td><code>&lt;|&gt;</code></td></tr>
     </table>`,
    { area: guides },
  ),
  page(
    'reference/timing',
    'Timing',
    `<h2 id="costs">What it costs</h2>
     <table><tr><td><code>first.delay(1.second) &lt;|&gt; second</code></td><td>1 s</td></tr></table>`,
  ),
  page(
    'reference/concurrency',
    'Concurrency',
    `<p>Many effects at once.</p><h2 id="parallel">In parallel</h2>${signatures('code-1', 'ZIO.foreachPar', 'ZIO#zipPar', 'ZIO#absolve')}
     <table><tr><td><code>a &lt;&amp;&gt; b</code></td><td>pairs two results</td></tr>
       <tr><td><code>&lt;|&gt;</code></td><td>takes the first</td></tr></table>
     <h2 id="interrupting">Interrupting a fiber</h2><p>Interruption stops a fiber and waits for its finalizers.</p>`,
  ),
  page(
    'reference/exit',
    'Exit',
    `<h2 id="combine">Combine exits</h2>${signatures('code-1', 'Exit#zipPar')}
     <p>Mentions retry and <code>&lt;&amp;&gt;</code> and foreachPar.</p>`,
  ),
  page(
    'zio-json',
    'ZIO JSON',
    `<h2 id="decode">Decode a document</h2><p>Parse text.</p>${signatures('code-1', 'JsonStream.absolve')}
     <p>absolve of a stream; absolve at its end.</p>`,
    { area: json },
  ),
  page(
    '1.x/names',
    'Renamed operators',
    '<h2 id="retry">Retry</h2><p>retry was always retry; accessM is now serviceWithZIO.</p>',
    archive,
  ),
];

/** The code of the page on retrying: a list of signatures. */
const retry = {
  ...{ name: 'ZIO#retry', symbol: 'zio.ZIO#retry', kind: 'def' },
  overloads: ['def retry[R1 <: R, S](policy: => Schedule[R1, E, S]): ZIO[R1, E, A]'],
};
const code = {
  lock: { blocks: [{ facts: [], signatures: [retry] }], symbols: [], types: [] },
  headings: ['Which operator?'],
} as unknown as LockedCode;
const members: readonly TypeMembers[] = [
  {
    ...{ format: 2, type: 'zio.ZIO', owners: [], artifacts: [], members: [] },
    declarations: { 'zio.ZIO': 'sealed trait ZIO[-R, +E, +A]' },
  },
];

const aliases: readonly AliasEntry[] = [
  ['Cats Effect', 'IO.parTraverse', 'ZIO.foreachPar'],
  ['everyday speech', 'cancel', 'interrupt'],
];

const filesOf = (own: readonly CutPage[]): ReadonlyMap<string, string> =>
  searchFiles(own, ['2.x', '1.x'], aliases, members);

/**
 * The engine of a site, and a function that returns the results of a query, as `path#anchor` of
 * the best section of each page.
 */
export function searchIn(own: readonly CutPage[]): {
  readonly engine: Engine;
  readonly search: (query: string) => string[];
} {
  const contents = filesOf(own);
  const { engine, search } = openSearch((file) => contents.get(file) ?? '');
  const { pages: places, sections } = engine.places;
  return {
    engine,
    search: (query) =>
      search(query).map(({ page: number, sections: found }) => {
        const anchor = sections[found[0]?.section ?? 0]?.anchor ?? '';
        return `${places[number]?.path ?? ''}${anchor === '' ? '' : `#${anchor}`}`;
      }),
  };
}

/** The files of the site by their paths. */
export const files = filesOf(pages.map((one, at) => (at === 0 ? { ...one, code } : one)));

export const { engine, search } = searchIn(pages);
