import { addressQuery, queryIn } from '@site/src/site/search/model/search-address';
import { longestQuery } from '@site/src/site/search/model/query';

describe('the query in an address', () => {
  it.each([
    // As a form of the browser writes them.
    ['?q=a+b', 'a b'],
    ['?q=c%2B%2B', 'c++'],
    ['?q=%26%3E', '&>'],
    // As an address bar does.
    ['?q=a%20b', 'a b'],
    ['?from=mail&q=retry', 'retry'],
    ['?q=%E0%A4%A', '\uFFFD%A'],
    ['?q=', ''],
    ['', ''],
  ])('%s asks for "%s"', (search, asked) => expect(queryIn(search)).toBe(asked));

  it('is cut to what the field takes', () => {
    expect(queryIn(`?q=${'x'.repeat(9_999)}`)).toHaveLength(longestQuery);
  });

  it.each(['a b', 'c++', '&>', '100% #1', 'ü?'])('"%s" is read as it was written', (asked) =>
    expect(queryIn(addressQuery(asked))).toBe(asked),
  );
});
