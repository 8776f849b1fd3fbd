/** @jest-environment jsdom */
import {
  applicationIsThere,
  startApplicationLoader,
} from '@site/src/site/application-loader/loader';

function addedScripts(): string[] {
  return [...document.scripts].map((script) => script.getAttribute('src') ?? '');
}

function open(body: string, isAwaited = false): void {
  document.head.innerHTML = '';
  document.documentElement.dataset['application'] = '/a.js';
  document.body.innerHTML = body;
  const onUse = startApplicationLoader(isAwaited);
  for (const type of ['click', 'pointermove', 'focusin', 'keydown']) {
    if (onUse) document.addEventListener(type, onUse, true);
  }
}

const arrive = () => dispatchEvent(new Event(applicationIsThere));

const searchButton = '<button data-use="click">Search</button>';

// jsdom has no pointer events.
globalThis.PointerEvent ??= MouseEvent as typeof PointerEvent;

describe('the application loader', () => {
  afterEach(() => {
    // A loader stops when the application is ready, so its listeners don't affect the next test.
    arrive();
    delete document.documentElement.dataset['appState'];
  });

  it('does not load the application for readers who only read and scroll', () => {
    open(`${searchButton}<p>Text</p><a href="#there">Link</a>`);
    document.querySelector('p')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    document.querySelector('p')?.dispatchEvent(new Event('pointermove', { bubbles: true }));
    window.dispatchEvent(new Event('scroll'));
    expect(addedScripts()).toEqual([]);
  });

  it('adds the script of the application once when a control is used', () => {
    open(searchButton);
    document.querySelector('button')?.click();
    document.querySelector('button')?.click();
    expect(addedScripts()).toEqual(['/a.js']);
    expect(document.documentElement.dataset['appState']).toBe('loading');
  });

  it('passes the click on to the application when that is ready', () => {
    open(searchButton);
    const clicked = jest.fn();
    document.querySelector('button')?.click();
    document.querySelector('button')?.addEventListener('click', clicked);
    expect(clicked).not.toHaveBeenCalled();
    arrive();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('loads the application immediately if something waits for it', () => {
    open('<p>Text</p>', true);
    expect(addedScripts()).toEqual(['/a.js']);
  });

  it('loads the application when a field that needs it gets the focus', () => {
    open('<dialog open data-use="point"><input></dialog>');
    document.querySelector('input')?.focus();
    expect(addedScripts()).toEqual(['/a.js']);
  });

  it('tries again after a failure when a letter is typed, but not when Tab is pressed', () => {
    open('<form data-use="point"><input></form>');
    const input = document.querySelector('input')!;
    input.focus();
    document.scripts[0]?.dispatchEvent(new Event('error'));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    expect(addedScripts()).toEqual(['/a.js']);
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    expect(addedScripts()).toEqual(['/a.js', '/a.js']);
  });

  it('handles a resting pointer when the application is ready, without loading it again', () => {
    jest.useFakeTimers();
    open(`<pre data-use="rest">val x = 1</pre>${searchButton}`);
    document.querySelector('button')?.click();
    const code = document.querySelector('pre');
    code?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    const pointedAt = jest.fn();
    code?.addEventListener('pointerover', pointedAt);
    expect(addedScripts()).toEqual(['/a.js']);
    arrive();
    document.documentElement.dataset['appState'] = 'ready';
    expect(pointedAt).not.toHaveBeenCalled();
    jest.runAllTimers();
    jest.useRealTimers();
    expect(pointedAt).toHaveBeenCalledTimes(1);
    expect(addedScripts()).toEqual(['/a.js']);
  });

  describe('on a page with code', () => {
    const code = '<pre data-use="rest" tabindex="0">val x = 1</pre><p>Text</p>';
    const move = (selector: string): void =>
      void document
        .querySelector(selector)
        ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));

    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('loads the application when the pointer rests on code', () => {
      open(code);
      move('pre');
      expect(addedScripts()).toEqual([]);
      jest.runAllTimers();
      expect(addedScripts()).toEqual(['/a.js']);
    });

    it('does not load it when the pointer only moves across code', () => {
      open(code);
      move('pre');
      move('p');
      jest.runAllTimers();
      expect(addedScripts()).toEqual([]);
    });

    it('does not load it when code scrolls under a pointer, or when the keyboard scrolls code', () => {
      open(code);
      const pre = document.querySelector('pre')!;
      pre.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      pre.focus();
      pre.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      jest.runAllTimers();
      expect(addedScripts()).toEqual([]);
    });

    it('loads it when code is tapped', () => {
      open(code);
      document.querySelector('pre')?.click();
      expect(addedScripts()).toEqual(['/a.js']);
    });
  });

  it('tries again at the next click after the script could not be loaded', () => {
    open(searchButton);
    const button = document.querySelector('button');
    button?.click();
    document.scripts[0]?.dispatchEvent(new Event('error'));
    expect(document.documentElement.dataset['appState']).toBe('failed');
    button?.click();
    expect(addedScripts()).toEqual(['/a.js', '/a.js']);
  });
});
