/** @jest-environment jsdom */
import { startSections } from '@site/src/config/inline-script/sections';

/** How the browser says that the reader came: https://www.w3.org/TR/navigation-timing/#performancenavigation. */
const [opened, reloaded] = [0, 1];

function arriveBy(type: number): void {
  Object.defineProperty(performance, 'navigation', { value: { type }, configurable: true });
  startSections();
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<section></section><p></p><section></section><section></section>';
});
afterEach(() => {
  jest.useRealTimers();
});

const isNear = (): boolean[] =>
  [...document.querySelectorAll('section')].map((section) => section.matches('[data-near]'));

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

it('lays out one section after another once the page is loaded, with time between them', () => {
  arriveBy(opened);
  jest.advanceTimersByTime(10_000);
  expect(isNear()).toEqual([false, false, false]);

  window.dispatchEvent(new Event('load'));
  const times: number[] = [];
  const seen: boolean[][] = [];
  while (seen.length < 3) {
    jest.advanceTimersToNextTimer();
    times.push(Date.now());
    seen.push(isNear());
  }
  expect(seen).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
  expect(times[1]! - times[0]!).toBeGreaterThan(50);
  expect(times[2]! - times[1]!).toBeGreaterThan(50);
});
