/** @jest-environment jsdom */

import type * as Store from '@site/src/site/search/highlight/store';

/** The store, as on a page that was just loaded. */
async function load(address: string): Promise<(typeof Store)['highlights']> {
  history.replaceState(null, '', address);
  jest.resetModules();
  return (await import('@site/src/site/search/highlight/store')).highlights;
}

beforeEach(() => localStorage.clear());

describe('the words to mark', () => {
  it('are kept once for the page that the result links to', async () => {
    (await load('/guides')).show(['retry'], '/reference/retrying#how');
    const there = await load('/reference/retrying#how');
    expect(there.current()).toEqual({ terms: ['retry'], address: '/reference/retrying#how' });
    expect(there.current()).toBe(there.current());
    expect((await load('/reference/retrying#how')).current().terms).toEqual([]);
  });

  it('are not shown on another page, and are discarded after it', async () => {
    (await load('/guides')).show(['retry'], '/reference/retrying');
    expect((await load('/faq')).current().terms).toEqual([]);
    expect((await load('/reference/retrying')).current().terms).toEqual([]);
  });

  it('are marked immediately on the same page, and are not kept for another page', async () => {
    const here = await load('/guides');
    const heard = jest.fn();
    here.subscribe(heard);
    here.show(['retry'], '/guides#how');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(here.current()).toEqual({ terms: ['retry'], address: '/guides#how' });
    here.dismiss();
    expect(here.current().terms).toEqual([]);
    expect((await load('/guides#how')).current().terms).toEqual([]);
  });

  it.each([
    ['no list', { terms: 'retry', address: '/guides' }],
    ['no words', { terms: [1, null, {}, 'x'.repeat(999)], address: '/guides' }],
    ['nothing', null],
    ['text', 'retry'],
  ])('are empty if the stored value is %s', async (_, marks) => {
    localStorage.setItem('choices', JSON.stringify({ marks }));
    expect((await load('/guides')).current().terms).toEqual([]);
  });
});
