/** `npm run site:benchmark`: our site beside Docusaurus as it comes, on the same generated pages. */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../chromium';
import type { SiteCopy } from '../site-copy/site-copy';
import type { Terminal } from '../../content/snippets/check/terminal';
import { bytesOf, measureBuild } from './builds';
import { tableOf, type Measured } from './model/table';
import { serveSite } from './serve';
import { makeCorpus, ourSite, stockSite, type Corpus } from './sites';
import { weighApplication, weighAtRest, weighWay } from './weigh';

export interface Options {
  /** Sizes of the corpus, one after the other. */
  readonly sizes: readonly number[];
  /** Leaves out the comparison: for sizes where only our own growth matters. */
  readonly oursAlone: boolean;
}

/** Reads the arguments of the command: numbers of pages, `--ours`. */
export function optionsOf(args: readonly string[]): Options {
  const sizes = args.filter((arg) => !arg.startsWith('--')).map(Number);
  const unknown = args.filter((arg) => arg.startsWith('--') && arg !== '--ours');
  if (unknown.length > 0 || sizes.some((size) => !Number.isInteger(size) || size < 10)) {
    throw new Error('Usage: npm run site:benchmark -- [PAGES …] [--ours], with at least 10 pages');
  }
  return {
    sizes: sizes.length > 0 ? sizes : [600],
    oursAlone: args.includes('--ours'),
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
          all.push({ site: name, pages: size, ...(await measure(site, corpus, browser)) });
        } finally {
          site.dispose();
        }
      }
    }
    terminal.say(tableOf(all));
  } finally {
    await browser.close();
  }
}

async function measure(
  site: SiteCopy,
  corpus: Corpus,
  browser: Browser,
): Promise<Omit<Measured, 'site' | 'pages'>> {
  const cold = await measureBuild(site.folder);
  const size = bytesOf(path.join(site.folder, 'build'));
  fs.appendFileSync(path.join(site.folder, changedPage(corpus)), '\nOne more sentence.\n');
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
    };
  } finally {
    server.close();
  }
}

const addressOf = (id: string): string => `/${id.replace(/\/index$/, '')}`;

/** The file of the page in the middle. */
const changedPage = ({ pages }: Corpus): string =>
  `docs/${pages[Math.floor(pages.length / 2)]?.id ?? ''}.mdx`;

/** Five pages from all over the site. */
function somePages({ pages }: Corpus): string[] {
  return [0, 1, 2, 3, 4].map(
    (fifth) => pages[Math.floor((fifth * pages.length) / 5) + 1]?.id ?? '',
  );
}
