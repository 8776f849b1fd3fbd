/** @jest-environment jsdom */
import { startSections } from '@site/src/config/inline-script/sections';

/** The load of the empty page that the tests begin with. */
const ownLoad = new Promise((done) => addEventListener('load', done));

/** How the browser says that the reader came: https://www.w3.org/TR/navigation-timing/#performancenavigation. */
const [opened, reloaded] = [0, 1];

function arriveBy(type: number): void {
  Object.defineProperty(performance, 'navigation', { value: { type }, configurable: true });
  startSections();
}

beforeEach(() => {
  document.body.innerHTML = '<section></section><p></p><section></section><section></section>';
});
const isNear = (): boolean[] =>
  [...document.querySelectorAll('section')].map((section) => section.matches('[data-near]'));

// First, since every start hears of the load.
it('lays out one section after another once the page is loaded, each in a frame of its own, with time between them', async () => {
  const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
  await ownLoad;
  arriveBy(opened);
  await frame();
  expect(isNear()).toEqual([false, false, false]);

  window.dispatchEvent(new Event('load'));
  const seen: { readonly near: boolean[]; readonly at: number }[] = [];
  while (isNear().includes(false)) {
    const before = isNear().join();
    const at = await frame();
    // The main thread stands still for longer than sections are apart.
    if (seen.length === 1) for (const end = Date.now() + 300; Date.now() < end;);
    if (isNear().join() !== before) seen.push({ near: isNear(), at });
  }
  expect(seen.map(({ near }) => near)).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
  expect(seen[1]!.at - seen[0]!.at).toBeGreaterThan(50);
  expect(seen[2]!.at - seen[1]!.at).toBeGreaterThan(50);
});

it('tells whether the page is opened anew, at its top', () => {
  const arrival = (): string | undefined => document.documentElement.dataset['arrival'];
  arriveBy(reloaded);
  expect(arrival()).toBe('1');
  arriveBy(opened);
  expect(arrival()).toBe('0');
  location.hash = '#there';
  arriveBy(opened);
  expect(arrival()).toBe('0#there');
  location.hash = '';
});
