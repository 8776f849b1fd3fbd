/** @jest-environment jsdom */
import { startFirstFrame } from '@site/src/config/inline-script/first-frame';

/** Opens a page that the reader comes to from an address; tells whether its first script holds frames back. */
function comeFrom(referrer: string): () => boolean {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  document.head.innerHTML = '<script type="module" blocking="render"></script><script></script>';
  // As browsers reflect it: https://html.spec.whatwg.org/multipage/scripting.html#dom-script-blocking.
  Object.defineProperty(document.scripts[0], 'blocking', {
    set(value: string) {
      this.setAttribute('blocking', value);
    },
  });
  startFirstFrame();
  return () => document.scripts[0]?.getAttribute('blocking') === 'render';
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each(['', 'https://www.google.com/', 'http://localhos/'])(
  'has a reader who comes from %j wait for the end of the page for two seconds',
  (referrer) => {
    const waits = comeFrom(referrer);
    jest.advanceTimersByTime(1_999);
    expect(waits()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(waits()).toBe(false);
  },
);

it.each(['http://localhost/', 'http://localhost/reference/core/zio/zio'])(
  'shows the page as it comes to a reader who follows a link of the site, at %j',
  (referrer) => {
    const waits = comeFrom(referrer);
    jest.advanceTimersByTime(0);
    expect(waits()).toBe(false);
  },
);
