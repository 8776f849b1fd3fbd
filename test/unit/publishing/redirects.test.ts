import path from 'node:path';
import { activeRedirects, redirects } from '../../../src/publishing/redirects';
import { readInventory } from '../../../src/facts/inventory/inventory';
import { pageAddress } from '../../../src/facts/inventory/page-address';

const ids = readInventory(path.resolve(__dirname, '../../..')).map(({ id }) => id);
const planned = new Set(ids);
const addresses = new Set(ids.map((id) => pageAddress(id)));

it('redirects every former address to a page of the inventory or to the archive', () => {
  const lost = redirects.filter(({ page }) => page !== null && !planned.has(page));
  expect(lost).toEqual([]);
});

it('does not redirect the address of a page', () => {
  expect(redirects.filter(({ from }) => addresses.has(from))).toEqual([]);
});

it('lists every former address once', () => {
  const all = redirects.map(({ from }) => from);
  expect(all.filter((from, at) => all.indexOf(from) !== at)).toEqual([]);
});

it('starts to redirect when the target page is written', () => {
  const from = '/zio-schema/integration-with-zio-streams';
  const page = 'zio-schema/integration-with-streams';
  expect(activeRedirects(new Set()).find((each) => each.from === from)).toBeUndefined();
  expect(activeRedirects(new Set([page])).find((each) => each.from === from)).toEqual({
    from,
    to: `/${page}`,
  });
});

it('redirects the former archive to the current one', () => {
  expect(activeRedirects(new Set())).toContainEqual({
    from: '/1.0.18/reference/core/zio',
    to: '/1.x',
  });
});
