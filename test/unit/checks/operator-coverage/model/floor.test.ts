import { belowFloor, raised, shortOfWhole } from '@site/src/checks/operator-coverage/model/floor';
import { nameIn, plainName } from '@site/src/checks/operator-coverage/model/covered-type';
import { missingText, tableText } from '@site/src/checks/operator-coverage/model/report';
import type { Tally } from '@site/src/checks/operator-coverage/model/tally';

const levels = { compiled: 0, listed: 0, signature: 0, mentioned: 0, absent: 0 };
const tally = (required: number, running: number, missing: readonly string[] = []): Tally => ({
  type: 'zio.Exit',
  members: required + 2,
  leftOut: { alias: 1, deprecated: 1 },
  required,
  at: { ...levels, running },
  missing: missing.map((symbol) => ({ symbol, level: 'mentioned' })),
});

describe('the required coverage of a type', () => {
  it('is met if nothing is missing and at least 60 % of the operators run', () => {
    expect(shortOfWhole(tally(10, 6))).toEqual([]);
    expect(shortOfWhole(tally(10, 5, ['zio.Exit#map']))).toEqual([
      '1 on no page',
      'only 50 % run, but at least 60 % must',
    ]);
  });

  it('may not fall below the floor', () => {
    const floor = { covered: 10, running: 6 };
    expect(belowFloor(tally(10, 6), floor)).toEqual([]);
    expect(belowFloor(tally(10, 5, ['zio.Exit#map']), floor)).toEqual([
      '9 on pages, down from 10',
      '5 run, down from 6',
    ]);
  });

  it('rises with better results, but never falls', () => {
    const floors = {
      'zio.Exit': { covered: 4, running: 7 },
      'zio.Gone': { covered: 1, running: 1 },
    };
    expect(raised(floors, [tally(10, 6)])).toEqual({ 'zio.Exit': { covered: 10, running: 7 } });
    expect(raised({}, [tally(10, 6)])).toEqual({ 'zio.Exit': { covered: 10, running: 6 } });
  });
});

describe('the coverage report', () => {
  it('has one line for each type', () => {
    expect(tableText([tally(10, 6, ['zio.Exit#map'])])).toBe(
      [
        'type  members  left out  required       run  compile  listed  missing',
        'Exit       12         2        10  6 (60 %)        0       0        1',
      ].join('\n'),
    );
  });

  it('shows the full names of types that would otherwise look the same', () => {
    const named = nameIn(['zio.cache.Cache', 'zio.query.Cache', 'zio.Exit']);
    expect(['zio.cache.Cache', 'zio.Exit'].map(named)).toEqual(['zio.cache.Cache', 'Exit']);
  });

  it('names missing operators, and how far each is covered', () => {
    expect(missingText(tally(10, 6, ['zio.Exit#map']), plainName)).toBe(
      'Exit: on no page\n  zio.Exit#map (only in passing)',
    );
    expect(missingText(tally(10, 6), plainName)).toBe('');
  });
});
