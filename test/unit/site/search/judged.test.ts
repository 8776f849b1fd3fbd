import fs from 'node:fs';
import path from 'node:path';
import { queryClasses, readJudged } from '@site/src/site/search/judged/judged';
import { groupBy } from '@site/src/utils/group-by';

const siteDir = path.resolve(__dirname, '../../../..');
const judged = readJudged(siteDir);
const inventory = fs
  .readFileSync(path.join(siteDir, 'src/facts/inventory/pages.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t')[0] ?? '');
const archive = fs
  .readdirSync(path.join(siteDir, 'versioned_docs/version-1.x'))
  .map((file) => `1.x/${path.parse(file).name}`);

describe('the judged queries', () => {
  it.each(queryClasses)('are at least 25 in the class "%s", with 20 to 50 % held out', (kind) => {
    const queries = judged.filter((entry) => entry.kind === kind);
    expect(queries.length).toBeGreaterThanOrEqual(25);
    const share = queries.filter(({ heldOut }) => heldOut).length / queries.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.5);
  });

  it('name only pages of the inventory or the archive', () => {
    const known = new Set([...inventory, ...archive]);
    const unknown = judged.flatMap(({ query, answers }) =>
      answers.filter(({ page }) => !known.has(page)).map(({ page }) => `${query}: ${page}`),
    );
    expect(unknown).toEqual([]);
  });

  it('occur once each', () => {
    const repeated = [...groupBy(judged, ({ query }) => query).values()].filter(
      (same) => same.length > 1,
    );
    expect(repeated).toEqual([]);
  });
});
