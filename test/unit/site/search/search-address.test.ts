import { addressQuery, queryIn } from '@site/src/site/search/model/search-address';
import { longestQuery } from '@site/src/site/search/model/query';

describe('the query in an address', () => {
  it.each([
    // In the form that a browser submits.
    ['?q=a+b', 'a b'],
    ['?q=c%2B%2B', 'c++'],
    ['?q=%26%3E', '&>'],
    // In the form of an address bar.
    ['?q=a%20b', 'a b'],
    ['?from=mail&q=retry', 'retry'],
    ['?q=%E0%A4%A', '\uFFFD%A'],
    ['?q=', ''],
    ['', ''],
  ])('such as "%s" is "%s"', (search, asked) => expect(queryIn(search)).toBe(asked));

  it('is shortened to the limit of the field', () => {
    expect(queryIn(`?q=${'x'.repeat(9_999)}`)).toHaveLength(longestQuery);
  });

  it.each(['a b', 'c++', '&>', '100% #1', 'ü?'])('"%s" can be read back from an address', (asked) =>
    expect(queryIn(addressQuery(asked))).toBe(asked),
  );
});
