/** @jest-environment jsdom */
import { startApplicationLoader } from '@site/src/features/application-loader/loader';

function addedScripts(): string[] {
  return [...document.scripts].map((script) => script.getAttribute('src') ?? '');
}

function open(body: string): void {
  document.head.innerHTML = '<meta name="application-scripts" content="/a.js /b.js">';
  document.body.innerHTML = body;
  const onUse = startApplicationLoader(document);
  for (const type of ['click', 'pointerover', 'focusin']) {
    if (onUse) document.addEventListener(type, onUse, true);
  }
}

async function hydrate(): Promise<void> {
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const searchButton = '<button data-application="click">Search</button>';

// jsdom has no pointer events of its own.
globalThis.PointerEvent ??= MouseEvent as typeof PointerEvent;

describe('the application loader', () => {
  afterEach(async () => {
    // Hydration ends a loader, so that its listeners do not reach into the next test.
    await hydrate();
    delete document.documentElement.dataset['hasHydrated'];
    delete document.documentElement.dataset['applicationState'];
  });

  it('leaves a page alone that is only read', () => {
    open(`${searchButton}<p>Text</p><a href="#there">Link</a>`);
    document.querySelector('p')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    window.dispatchEvent(new Event('scroll'));
    expect(addedScripts()).toEqual([]);
  });

  it('adds the scripts of the page in order, once, when a control is used', () => {
    open(searchButton);
    document.querySelector('button')?.click();
    document.querySelector('button')?.click();
    expect(addedScripts()).toEqual(['/a.js', '/b.js']);
    expect([...document.scripts].every((script) => script.async)).toBe(false);
    expect(document.documentElement.dataset['applicationState']).toBe('loading');
  });

  it('gives the click to the application once it has hydrated', async () => {
    open(searchButton);
    const clicked = jest.fn();
    document.querySelector('button')?.click();
    document.querySelector('button')?.addEventListener('click', clicked);
    expect(clicked).not.toHaveBeenCalled();
    await hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('is brought by the focus in a field that needs it', () => {
    open('<dialog open data-application="point"><input></dialog>');
    document.querySelector('input')?.focus();
    expect(addedScripts()).toEqual(['/a.js', '/b.js']);
  });

  it('tries again after a script could not be fetched', () => {
    open(searchButton);
    const button = document.querySelector('button');
    button?.click();
    document.scripts[0]?.dispatchEvent(new Event('error'));
    expect(document.documentElement.dataset['applicationState']).toBe('failed');
    button?.click();
    // What was there is not fetched again.
    expect(addedScripts().sort()).toEqual(['/a.js', '/a.js', '/b.js']);
  });
});
