// cspell:ignore retryng
import { nearPages, tidyAddress, wordsOfAddress } from '@site/src/site/search/model/near-pages';
import { engine } from './support/small-site';

const near = (address: string): string[] => nearPages(address, '/', engine).map(({ path }) => path);

describe('suggestions for an address without a page', () => {
  it.each([
    ['/reference/retryng', 'reference/retrying', 'a typo'],
    ['/reference/errors/retrying', 'reference/retrying', 'another folder'],
    ['/docs/reference/retrying.html', 'reference/retrying', 'a prefix and an ending'],
    ['/guides/foreach-par', 'reference/concurrency', 'a name that a page documents'],
    ['/ZIO-JSON/', 'zio-json', 'other letters and a slash'],
  ])('for %s start with %s: %s', (address, expected) => {
    expect(near(address)[0]).toBe(expected);
  });

  it.each(['/no-such-thing', '/xyz', '/wp-admin/setup.php', '/reference/lorem-ipsum'])(
    'are not made for %s, because nothing is near',
    (address) => expect(near(address)).toEqual([]),
  );

  it.each([
    ['the base alone', '/'],
    ['broken encoding', '/%E0%A4%A'],
    ['markup', '/<script>alert(1)</script>'],
    ['very many folders', `/${'x/'.repeat(50_000)}`],
    ['another site', '//evil.example'],
  ])('cope with %s', (_, address) => {
    expect(near(address).length).toBeLessThanOrEqual(5);
  });

  it('leave the words for a search', () => {
    expect(wordsOfAddress(tidyAddress('/docs/guides/retry_a--call.html', '/'))).toBe(
      'guides retry a call',
    );
    expect(wordsOfAddress(tidyAddress('/', '/'))).toBe('');
  });

  it('use the part of the address after the base', () => {
    expect(tidyAddress('/sub/reference/Exit.html', '/sub/')).toBe('reference/exit');
  });
});
