/** `npm run site:benchmark`: our site beside Docusaurus as it comes, on the same generated pages. */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/chromium';
import type { SiteCopy } from '../site-copy/site-copy';
import type { Terminal } from '../snippets/check/terminal';
import { bytesOf, measureBuild } from './builds';
import { type EditedPage, measureEdits } from './edits';
import { hasLighthouse, runLighthouse } from './lighthouse';
import { describeEdits } from './model/edits';
import { type Lighthouse, tableOf, type Measured } from './model/table';
import { serveSite } from './serve';
import { makeCorpus, ourSite, stockSite, type Corpus } from './sites';
import { weighApplication, weighAtRest, weighWay } from './weigh';

const lighthousePages = 3;
const lighthouseRuns = 3;

export interface Options {
  /** Sizes of the corpus, one after the other. */
  readonly sizes: readonly number[];
  readonly withLighthouse: boolean;
  /** Leaves out the comparison: for sizes where only our own growth matters. */
  readonly oursAlone: boolean;
  /** Measures `docusaurus start` in the place of builds. */
  readonly edits: boolean;
}

/** Reads the arguments of the command: numbers of pages, `--lighthouse`, `--ours`, `--start`. */
export function optionsOf(args: readonly string[]): Options {
  const sizes = args.filter((arg) => !arg.startsWith('--')).map(Number);
  const unknown = args.filter(
    (arg) => arg.startsWith('--') && !['--lighthouse', '--ours', '--start'].includes(arg),
  );
  if (unknown.length > 0 || sizes.some((size) => !Number.isInteger(size) || size < 10)) {
    throw new Error(
      'Usage: npm run site:benchmark -- [PAGES …] [--lighthouse] [--ours] [--start], with at least 10 pages',
    );
  }
  const withLighthouse = args.includes('--lighthouse');
  if (withLighthouse && !hasLighthouse())
    throw new Error('Lighthouse is missing: run "npm ci" in benchmark/ first');
  return {
    sizes: sizes.length > 0 ? sizes : [600],
    withLighthouse,
    oursAlone: args.includes('--ours'),
    edits: args.includes('--start'),
  };
}

/** Measures both sites for each size and prints the table. */
export async function benchmarkSites(options: Options, terminal: Terminal): Promise<void> {
  const browser = await launchBrowser();
  try {
    const all: Measured[] = [];
    for (const size of options.sizes) {
      const corpus = await makeCorpus(size, terminal);
      const kinds = options.oursAlone
        ? [['ours', ourSite] as const]
        : [['stock', stockSite] as const, ['ours', ourSite] as const];
      for (const [name, make] of kinds) {
        terminal.say(`${name}, ${size} pages …`);
        const site = make(corpus);
        try {
          if (options.edits) {
            const edits = await measureEdits(site.folder, editedPage(corpus), browser);
            terminal.say(describeEdits(`${name}, ${size} pages`, edits));
            continue;
          }
          all.push({
            site: name,
            pages: size,
            ...(await measure(site, corpus, browser, options.withLighthouse)),
          });
        } finally {
          site.dispose();
        }
      }
    }
    if (all.length > 0) terminal.say(tableOf(all));
  } finally {
    await browser.close();
  }
}

async function measure(
  site: SiteCopy,
  corpus: Corpus,
  browser: Browser,
  withLighthouse: boolean,
): Promise<Omit<Measured, 'site' | 'pages'>> {
  const cold = await measureBuild(site.folder);
  const size = bytesOf(path.join(site.folder, 'build'));
  fs.appendFileSync(path.join(site.folder, editedPage(corpus).file), '\nOne more sentence.\n');
  const warm = await measureBuild(site.folder);
  const server = await serveSite(path.join(site.folder, 'build'));
  try {
    const addresses = somePages(corpus).map((id) => server.origin + addressOf(id));
    const page = addresses[1] ?? server.origin;
    return {
      cold,
      warm,
      size,
      rest: await weighAtRest(browser, page),
      way: await weighWay(browser, addresses),
      application: await weighApplication(browser, page),
      lighthouse: withLighthouse ? await runAll(addresses.slice(0, lighthousePages)) : [],
    };
  } finally {
    server.close();
  }
}

/** Each page some times, one run after the other. */
async function runAll(addresses: readonly string[]): Promise<Lighthouse[]> {
  const results: Lighthouse[] = [];
  for (const address of addresses) {
    for (let run = 0; run < lighthouseRuns; run++) results.push(await runLighthouse(address));
  }
  return results;
}

const addressOf = (id: string): string => `/${id.replace(/\/index$/, '')}`;

/** The page in the middle. */
function editedPage({ pages }: Corpus): EditedPage {
  const id = pages[Math.floor(pages.length / 2)]?.id ?? '';
  return { file: `docs/${id}.mdx`, address: addressOf(id) };
}

/** Five pages from all over the site. */
function somePages({ pages }: Corpus): string[] {
  return [0, 1, 2, 3, 4].map(
    (fifth) => pages[Math.floor((fifth * pages.length) / 5) + 1]?.id ?? '',
  );
}
