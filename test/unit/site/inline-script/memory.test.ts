/** @jest-environment jsdom */
import { startMemory } from '@site/src/site/inline-script/memory';

let changes = 0;
const keepChosen = startMemory(() => changes++);

/** The next frame of the page. */
const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Puts markup into the page as the parser or the application would, and notifies observers. */
async function put(html: string): Promise<void> {
  document.body.innerHTML = html;
  await Promise.resolve();
}

/** Puts markup into the page and waits for the frame that shows it. */
async function show(html: string): Promise<void> {
  await put(html);
  await frame();
}

const category = (attributes: string) =>
  `<nav data-sidebar="s"><details data-category="s/Errors" ${attributes}><summary>Errors</summary></details></nav>`;
const details = () => document.querySelector('details')!;

function clickSummary(): void {
  keepChosen(document.querySelector('summary')!);
  details().open = !details().open;
}

const tabs = (id: string) =>
  `<div data-tabs="language">
     <input type="radio" data-group="language" name="${id}" value="scala-3" checked><input type="radio" data-group="language" name="${id}" value="scala-2">
   </div>`;
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

function choose(index: number): void {
  const radio = document.querySelectorAll('input')[index]!;
  radio.checked = true;
  keepChosen(radio);
}

// The page has been read in the first frame.
beforeAll(frame);
beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('a category of the sidebar', () => {
  it('is open or closed as the reader left it on the previous page', async () => {
    await show(category(''));
    clickSummary();
    await show(category(''));
    expect(details().open).toBe(true);
    clickSummary();
    await show(category('open'));
    expect(details().open).toBe(false);
  });

  it('keeps its default if the reader has not chosen', async () => {
    await show(category('open'));
    expect(details().open).toBe(true);
  });

  it('is open around the current page, even if the reader closed it before', async () => {
    await show(category('open'));
    clickSummary();
    await show(category('open data-here'));
    expect(details().open).toBe(true);
  });

  it.each(['', '{', 'null', '[]', '7', '"text"', '{"s/Errors":{}}', 'x'.repeat(100_000)])(
    'still works if the stored value is %.20j',
    async (stored) => {
      localStorage.setItem('choices', stored);
      await show(category(''));
      clickSummary();
      const left = details().open;
      await show(category(''));
      expect(details().open).toBe(left);
    },
  );

  it('opens and closes if storage is denied', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await show(category(''));
    clickSummary();
    expect(details().open).toBe(true);
  });

  it('opens and closes if storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await show(category(''));
    clickSummary();
    expect(details().open).toBe(true);
  });
});

describe('tabs of one group', () => {
  it('are switched together', async () => {
    await show(tabs('a') + tabs('b'));
    choose(1);
    expect(chosen()).toEqual(['scala-2', 'scala-2']);
  });

  it('keep the choice from the previous page', async () => {
    await show(tabs('a'));
    choose(1);
    await show(tabs('a'));
    expect(chosen()).toEqual(['scala-2']);
  });

  it('keep their default if they do not have the chosen value', async () => {
    localStorage.setItem('choices', '{"language":"kotlin"}');
    await show(tabs('a'));
    expect(chosen()).toEqual(['scala-3']);
  });

  it('do not affect tab sets without a group', async () => {
    await show(`<div data-tabs><input type="radio" name="x" value="scala-2"></div>${tabs('a')}`);
    choose(2);
    expect(chosen()).toEqual(['scala-2']);
  });
});

it('reports new content of the page in the next frame', async () => {
  await frame();
  const before = changes;
  await put('<table></table>');
  expect(changes).toBe(before);
  await frame();
  expect(changes).toBe(before + 1);
});

it('ignores changes in the search dialog, but not other changes at the same time', async () => {
  await show('<dialog><ul></ul></dialog><main></main>');
  await frame();
  const before = changes;
  document.querySelector('ul')!.append('a result');
  await frame();
  expect(changes).toBe(before);
  document.querySelector('ul')!.append('another');
  document.querySelector('main')!.append(document.createElement('table'));
  await frame();
  expect(changes).toBe(before + 1);
});

it.each([
  ['below', 900, 700],
  ['above', -100, -300],
  ['under the filter', 110, -90],
  ['in view', 700, 0],
])(
  'scrolls a sidebar to a current page if it is out of view: %s, in the frame that lays it out',
  async (_, top, by) => {
    // The link to the section is only on narrow screens, and has no position elsewhere.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return { top: this.matches('[aria-current=page]') ? top : 56, bottom: 800 } as DOMRect;
    });
    localStorage.setItem('choices', '{"s":500}');
    const section = '<a href="/a" aria-current="true">A</a>';
    await put(
      `<nav data-sidebar="s">${section}<a href="/b" aria-current="page">B</a></nav><main></main>`,
    );
    const sidebar = document.querySelector('nav')!;
    sidebar.scrollTop = 500;
    await frame();
    expect(sidebar.scrollTop).toBeCloseTo(500 + by);
    jest.restoreAllMocks();
  },
);

// The last tests, because they start observers that keep running.
it('scrolls a sidebar as it was when the reader left the last page', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return { top: this.matches('a') ? 400 : 56, bottom: 800 } as DOMRect;
  });
  const page = '<nav data-sidebar="s"><a href="/b" aria-current="page">B</a></nav><main></main>';
  const sidebar = () => document.querySelector('nav')!;
  await put(page);
  startMemory(() => {});
  await frame();
  sidebar().scrollTop = 321;
  dispatchEvent(new Event('pagehide'));
  await put(page);
  startMemory(() => {});
  await frame();
  expect(sidebar().scrollTop).toBe(321);
});

it('reads the page in its first frame, and observes changes only after that', async () => {
  const observe = jest.spyOn(MutationObserver.prototype, 'observe');
  localStorage.setItem('choices', '{"language":"scala-2"}');
  let looks = 0;
  startMemory(() => looks++);
  await put(tabs('a'));
  expect(looks).toBe(0);
  expect(observe).not.toHaveBeenCalled();
  await frame();
  expect(chosen()).toEqual(['scala-2']);
  expect(looks).toBe(1);
  expect(observe).toHaveBeenCalledTimes(1);
  await show(tabs('b'));
  expect(chosen()).toEqual(['scala-2']);
  expect(looks).toBe(2);
});
