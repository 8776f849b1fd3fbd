/** Reads the site's data and runs all rules on it. */
import fs from 'node:fs';
import path from 'node:path';
import { libraries } from '../../facts/catalog';
import { thirdPartyArtifacts } from '../../facts/catalog/artifacts';
import { inventoryFindings, readInventory } from '../../facts/inventory/inventory';
import { archivedDocs, findPages } from '../../facts/inventory/pages-on-disk';
import { lockFolder, pageFileOf, readLock } from '../../content/snippets/lock-files';
import { LockError } from '../../content/snippets/model/lock-text';
import type { PageLock } from '../../content/snippets/model/lock';
import { families } from '../../content/which-operator/families';
import { readJudged } from '../../site/search/judged/judged';
import type { Finding } from '../../utils/validation/finding';
import { repeatedTerms } from './model/glossary';
import { namesOf, unknownOperators } from './model/operators';
import { unknownPages } from './model/pages';
import { markupInData } from './model/plain-text';
import { otherReleases } from './model/releases';
import type { DataSource } from './model/source';

const terms = 'src/content/glossary/terms';
const tables = 'src/content/which-operator/families';
/** The types of ZIO with all their members. */
const members = 'snippets/members';

/** The findings in the data of the project at `siteDir`, and in the lock files. */
export function checkData(siteDir: string): Finding[] {
  const read = (folder: string, name = /\.tsv?$|\.ts$/) => readFolder(siteDir, folder, name);
  const catalog = read('src/facts/catalog');
  const named = [...read(terms), ...read(tables)];
  const others = [...read('src/facts/data'), ...read('src/site/sidebar/build', /categories\.ts$/)];
  const { locks, findings } = readLocks(siteDir);
  const symbols = [
    ...locks.flatMap((lock) => lock.symbols),
    ...read(members, /\.json$/).flatMap(({ text }) =>
      (JSON.parse(text) as { members: { symbol: string }[] }).members.map(({ symbol }) => symbol),
    ),
  ];
  const archived = findPages(siteDir, archivedDocs).map(({ id }) => `${archivedDocs.prefix}/${id}`);
  const pages = [...readInventory(siteDir).map(({ id }) => id), ...archived];
  return [
    ...inventoryFindings(siteDir),
    ...findings,
    ...repeatedTerms(read(terms)),
    ...unknownPages(named, readJudged(siteDir), pages),
    ...unknownOperators(families, read(tables), namesOf(symbols)),
    ...otherReleases({ libraries, thirdParty: thirdPartyArtifacts }, catalog, locks),
    ...markupInData([...named, ...others, ...catalog, ...read('src/facts/inventory', /\.tsv$/)]),
  ];
}

/** The locks, and a finding for each one that the check didn't write. */
function readLocks(siteDir: string): { locks: PageLock[]; findings: Finding[] } {
  const locks: PageLock[] = [];
  const findings: Finding[] = [];
  for (const page of filesBelow(siteDir, lockFolder, /\.json$/).map(pageFileOf)) {
    try {
      const lock = readLock(siteDir, page);
      if (lock !== null) locks.push(lock);
    } catch (error) {
      if (!(error instanceof LockError)) throw error;
      findings.push(error.finding);
    }
  }
  return { locks, findings };
}

function readFolder(siteDir: string, folder: string, name: RegExp): DataSource[] {
  return filesBelow(siteDir, folder, name).map((file) => ({
    file,
    text: fs.readFileSync(path.join(siteDir, file), 'utf8'),
  }));
}

function filesBelow(siteDir: string, folder: string, name: RegExp): string[] {
  const root = path.join(siteDir, folder);
  const all = fs.existsSync(root)
    ? fs.readdirSync(root, { recursive: true, encoding: 'utf8' })
    : [];
  return all
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => name.test(file))
    .sort();
}
