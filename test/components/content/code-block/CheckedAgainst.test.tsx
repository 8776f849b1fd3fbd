/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { CheckedAgainst } from '../../../../src/content/code-block/ui/CheckedAgainst';

const text = (element: React.ReactElement) => render(element).container.textContent?.trim();

test('names the checked releases, newer releases, and releases that are not available', () => {
  expect(
    text(
      <CheckedAgainst
        view={{
          checked: [
            {
              scala: '3.3.8',
              releases: [
                { name: 'ZIO JSON', version: '0.7.3', newest: '0.9.0' },
                { name: 'ZIO', version: '2.1.26' },
              ],
            },
          ],
          absent: [{ name: 'ZIO AMQP', version: '1.0' }],
          isAbsentFor2: false,
          parsed: 0,
        }}
      />,
    ),
  ).toBe(
    'The code on this page was checked against ZIO JSON 0.7.3, ZIO 2.1.26, and Scala 3.3.8. ' +
      'Newest release: ZIO JSON 0.9.0. ' +
      "Code for ZIO AMQP 1.0 was only parsed, not compiled, because this release isn't available to the check.",
  );
});

test('names the releases for each compiler separately', () => {
  const view = {
    checked: [
      { scala: '3.3.8', releases: [{ name: 'ZIO', version: '2.1.26' }] },
      { scala: '2.13.18', releases: [{ name: 'ZIO', version: '2.1.24', newest: '2.1.26' }] },
    ],
    absent: [{ name: 'ZIO JSON', version: '0.10.0' }],
    isAbsentFor2: true,
    parsed: 0,
  };
  expect(text(<CheckedAgainst view={view} />)).toBe(
    'The code on this page was checked against ZIO 2.1.26 and Scala 3.3.8, and ' +
      'its Scala 2.13 code against ZIO 2.1.24 and Scala 2.13.18. ' +
      'Newest release for Scala 2.13: ZIO 2.1.26. ' +
      "Scala 2.13 code for ZIO JSON 0.10.0 was only parsed, not compiled, because this release isn't available to the check.",
  );
});

test('lists the claims that were tested, with a link to their file', () => {
  const view = {
    checked: [{ scala: '3.3.8', releases: [{ name: 'ZIO', version: '2.1.26' }] }],
    absent: [],
    isAbsentFor2: false,
    parsed: 0,
    claims: {
      names: ['`zip` runs both', 'a failure stops it'],
      release: { name: 'ZIO', version: '2.1.26' },
      file: 'snippets/claims/a.scala',
    },
  };
  const { container } = render(<CheckedAgainst view={view} />);
  expect(container.querySelector('summary')?.textContent).toBe(
    '2 claims tested against ZIO 2.1.26',
  );
  expect([...container.querySelectorAll('li')].map((item) => item.innerHTML)).toEqual([
    '<code>zip</code> runs both',
    'a failure stops it',
  ]);
  expect(container.querySelector('a')?.href).toMatch(/\/website\/snippets\/claims\/a\.scala$/);
});

test('names libraries that were built from sources, with the date, and parsed blocks', () => {
  const view = {
    checked: [{ scala: '3.3.8', releases: [{ name: 'ZIO', version: '2.1.26' }] }],
    absent: [],
    isAbsentFor2: false,
    parsed: 2,
    sources: {
      releases: [{ name: 'ZIO Redis', version: '1.2.1', newest: '1.2.2' }],
      date: '2026-11-25',
    },
  };
  expect(text(<CheckedAgainst view={view} />)).toBe(
    'The code on this page was compiled and run against the sources of ZIO Redis 1.2.1 on November 25, 2026, ' +
      'with ZIO 2.1.26 and Scala 3.3.8, except 2 blocks, which were only parsed. ' +
      'Newest release: ZIO Redis 1.2.2.',
  );
  expect(text(<CheckedAgainst view={{ ...view, checked: [], parsed: 1 }} />)).toBe(
    'The code on this page was compiled and run against the sources of ZIO Redis 1.2.1 on November 25, 2026, ' +
      'except one block, which was only parsed. Newest release: ZIO Redis 1.2.2.',
  );
});
