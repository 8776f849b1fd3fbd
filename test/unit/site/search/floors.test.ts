import { fallen, groupsOf } from '@site/src/site/search/benchmark/floors';
import { type Outcome, scoreOf } from '@site/src/site/search/benchmark/quality';
import { queryClasses } from '@site/src/site/search/judged/judged';

/** A hundred outcomes of each class, with `lost` queries of the first class that find nothing. */
const outcomes = (lost: number): Outcome[] =>
  queryClasses.flatMap((kind, order) =>
    Array.from({ length: 100 }, (_, at) => ({
      judged: { kind, query: `${kind} ${at}`, answers: [], heldOut: at % 2 === 0, line: 1 },
      place: order === 0 && at < lost ? 0 : 1,
      found: [],
    })),
  );
const released = Object.fromEntries(
  [...groupsOf(outcomes(0))].map(([group, own]) => [group, scoreOf(own)]),
);

it('a class of queries may fall a little below the last release', () =>
  expect(fallen(outcomes(2), released)).toEqual([]));

it('a class of queries may not fall by more than two points, and the message names it', () =>
  expect(fallen(outcomes(3), released)).toEqual([
    'exact name: first fell from 1 to 0.970',
    'exact name: firstFive fell from 1 to 0.970',
    'exact name: mrr fell from 1 to 0.970',
  ]));

it('a class without a recorded score is refused', () =>
  expect(fallen(outcomes(0), {})).toHaveLength(queryClasses.length + 2));
