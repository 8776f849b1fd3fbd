import { companions } from '../../../../src/facts/catalog';
import { libraryById } from '../../../../src/facts/catalog/lookup';
import { compatibilityRows } from '../../../../src/site/ecosystem/model/compatibility';
import {
  choiceAddress,
  choiceFromQuery,
  directoryEntries,
  directoryFilters,
  isChosen,
} from '../../../../src/site/ecosystem/model/directory';
import { libraryFacts } from '../../../../src/site/ecosystem/model/facts';
import { ecosystemSummary } from '../../../../src/site/ecosystem/model/summary';
import { record } from '../../facts/catalog/support/record';

describe('the directory', () => {
  const entries = directoryEntries(companions);
  const filters = directoryFilters(entries);
  const ids = (query: string) =>
    entries.filter((entry) => isChosen(entry, choiceFromQuery(query, filters))).map(({ id }) => id);

  it('contains every companion library, and shows all without a filter', () => {
    expect(ids('')).toHaveLength(companions.length);
  });

  it('combines filters', () => {
    expect(ids('?topic=messaging&status=production-ready')).toEqual(['zio-kafka', 'zio-sqs']);
    expect(ids('?topic=data-formats&platform=native&scala=2.12')).toEqual([
      'zio-json',
      'zio-parser',
      'zio-schema',
    ]);
  });

  it('ignores values in an address that no filter offers', () => {
    const hostile = '?topic=<script>&status=concept%22&color=red&scala=3';
    expect(choiceFromQuery(hostile, filters)).toEqual({ scala: '3' });
    expect(choiceFromQuery('?%E0%A4%A', filters)).toEqual({});
  });

  it('writes a choice to an address, and reads it back', () => {
    const choice = { topic: 'http', scala: '3' };
    expect(choiceAddress(choice)).toBe('?topic=http&scala=3#filters');
    expect(choiceFromQuery('?topic=http&scala=3', filters)).toEqual(choice);
    expect(choiceAddress({})).toBe('');
  });

  it('offers only values that at least one library has', () => {
    const [entry] = directoryEntries([record('zio-mail')]);
    const offered = directoryFilters(entry ? [entry] : []).map(({ options }) => options.length);
    expect(offered).toEqual([1, 1, 1, 2]);
  });
});

describe('the compatibility table', () => {
  const rows = compatibilityRows(companions);
  const row = (name: string) => rows.find((each) => each.name === name);

  it('shows the ZIO release of each library, and the release that it belongs to', () => {
    expect(row('ZIO JSON')).toMatchObject({ newest: '0.10.0', zio: '2.1.25 (in 0.9.2)' });
    expect(row('ZIO Schema')?.zio).toBe('2.1.26');
    expect(row('ZIO Meta')?.newest).toBe('none');
  });
});

describe('the facts of a library', () => {
  it('name its artifacts with their limits and API documentation', () => {
    const { artifacts } = libraryFacts(libraryById('zio-json'));
    expect(artifacts.find(({ name }) => name === 'zio-json-golden')).toEqual({
      name: 'zio-json-golden',
      description: 'tests that compare with stored samples',
      limits: ['for tests', 'JVM only'],
      apiDocs: 'https://javadoc.io/doc/dev.zio/zio-json-golden_3/0.10.0',
    });
    expect(artifacts.find(({ name }) => name === 'zio-json-macros')).toMatchObject({
      limits: ['Scala 2.13, 2.12'],
      apiDocs: 'https://javadoc.io/doc/dev.zio/zio-json-macros_2.13/0.10.0',
    });
  });

  it('link to the source of the newest release, or else to the repository', () => {
    expect(libraryFacts(libraryById('zio-json')).source).toBe(
      'https://github.com/zio/zio-json/tree/v0.10.0',
    );
    expect(libraryFacts(libraryById('zio-meta')).source).toBe('https://github.com/zio/zio-meta');
  });
});

describe('the summary of the ecosystem', () => {
  it('counts each library once by status and once by topic', () => {
    const { libraries, statuses, topics } = ecosystemSummary(companions);
    const sum = (counts: readonly { count: number }[]) =>
      counts.reduce((total, { count }) => total + count, 0);
    expect([libraries, sum(statuses), sum(topics)]).toEqual(Array(3).fill(companions.length));
    expect(topics[0]?.address).toMatch(/^\?topic=.*#filters$/);
  });
});
