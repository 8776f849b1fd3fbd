import { families } from '@site/src/content/which-operator/families';
import {
  goalOf,
  groups,
  groupsOf,
  type ChoiceName,
} from '@site/src/content/which-operator/model/groups';
import { pickAddress, pickFromQuery } from '@site/src/content/which-operator/model/pick';

const rows = families.flatMap((family) => family.choices.map((choice) => ({ family, choice })));

describe.each<ChoiceName>(['have', 'want'])('the groups of "%s"', (name) => {
  it('leave out no row', () => {
    const lost = rows.filter(({ family, choice }) => groupsOf(name, family, choice).length === 0);
    expect(lost.map(({ family, choice }) => `${family.id}: ${choice[name]}`)).toEqual([]);
  });

  it.each(Object.keys(groups[name]))('say something about a row: %s', (group) => {
    const inside = rows.filter(({ family, choice }) =>
      groupsOf(name, family, choice).includes(group),
    );
    expect(inside.length).toBeGreaterThan(1);
    expect(inside.length).toBeLessThan(rows.length / 3);
  });
});

it.each([
  ['retrying', 'repeat'],
  ['zooming', 'change'],
  ['acquiring', 'release'],
  ['console-lines', 'read'],
  ['stream-operators', 'stream'],
])('the goal of the family %s is %s', (id, goal) => {
  expect(goalOf(families.find((family) => family.id === id)!)).toBe(goal);
});

it('a pick survives its address', () => {
  const pick = { have: 'option', want: 'fail', words: 'a b' };
  const address = pickAddress(pick);
  expect(address).toBe('?have=option&want=fail&words=a+b#picker');
  expect(pickFromQuery(address.replace(/#.*/, ''))).toEqual(pick);
  expect(pickAddress({})).toBe('');
});
