import path from 'node:path';
import { queryClasses, readJudged } from '@site/src/site/search/judged/judged';
import { groupBy } from '@site/src/utils/group-by';

const siteDir = path.resolve(__dirname, '../../../..');
const judged = readJudged(siteDir);

describe('the judged queries', () => {
  it.each(queryClasses)('are at least 25 in the class "%s", with 20 to 50 % held out', (kind) => {
    const queries = judged.filter((entry) => entry.kind === kind);
    expect(queries.length).toBeGreaterThanOrEqual(25);
    const share = queries.filter(({ heldOut }) => heldOut).length / queries.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.5);
  });

  it('occur once each', () => {
    const repeated = [...groupBy(judged, ({ query }) => query).values()].filter(
      (same) => same.length > 1,
    );
    expect(repeated).toEqual([]);
  });
});
