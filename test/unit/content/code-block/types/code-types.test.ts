/** @jest-environment jsdom */
import { startCodeTypes, type CodeTypes } from '../../../../../src/content/code-block/types';
import { markIdentifiers } from '../../../../../src/content/code-block/types/mark-identifiers';

const block = (...codes: string[]): HTMLElement => {
  document.body.innerHTML = `<div data-code id="code-1">
    <button data-code-types>Types</button>
    <pre data-facts="/code/x.json">${codes.map((code) => `<code>${code}</code>`).join('')}</pre>
  </div>`;
  return document.querySelector('pre') as HTMLElement;
};
const marked = (pre: HTMLElement) =>
  [...pre.querySelectorAll('[data-fact]')].map((each) => each.textContent);

describe('marking identifiers', () => {
  test('finds them by line and column in highlighted code, and does not change the text', () => {
    const pre = block('<span class="tok-k">val</span> x = 1\nx.map', 'y');
    const text = pre.textContent;
    markIdentifiers(pre, [
      [0, 4, 1, 0, 0],
      [1, 2, 3, 0, 0],
      [2, 0, 1, 0, 0],
    ]);
    expect(marked(pre)).toEqual(['x', 'map', 'y']);
    expect(pre.textContent).toBe(text);
  });

  test('uses the first of two facts about the same text', () => {
    const pre = block('Quotes(1)');
    markIdentifiers(pre, [
      [0, 0, 6, 0, 0],
      [0, 0, 6, 1, 1],
    ]);
    expect(marked(pre)).toEqual(['Quotes']);
  });

  test('marks a block only once', () => {
    const pre = block('x');
    markIdentifiers(pre, [[0, 0, 1, 0, 0]]);
    markIdentifiers(pre, [[0, 0, 1, 0, 0]]);
    expect(pre.querySelectorAll('[data-fact]')).toHaveLength(1);
  });
});

describe('types on a page', () => {
  const facts = {
    symbols: [
      ['zio.ZIO#retry', 'https://javadoc.io/zio'],
      ['<page>.patient', null],
    ],
    types: ['def retry(policy: Schedule)', 'Schedule'],
    blocks: [
      [
        [0, 2, 5, 0, 0],
        [0, 8, 7, 1, 1],
      ],
    ],
  };
  let types: CodeTypes;
  let fetched: string[];

  beforeAll(() => {
    // jsdom has no popovers and no network.
    HTMLElement.prototype.showPopover = function () {
      this.dataset['open'] = '';
    };
    HTMLElement.prototype.hidePopover = function () {
      delete this.dataset['open'];
    };
    const matches = Element.prototype.matches;
    Element.prototype.matches = function (selector) {
      return selector === ':popover-open'
        ? (this as HTMLElement).dataset['open'] !== undefined
        : matches.call(this, selector);
    };
    global.fetch = ((url: string) => {
      fetched.push(url);
      const answer =
        url === '/code/x.json' ? facts : { 'zio.ZIO#retry': ['/retrying', 'Retrying'] };
      return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) });
    }) as unknown as typeof fetch;
  });
  const pointed = new MouseEvent('pointerover');
  let pre: HTMLElement;
  beforeEach(() => {
    fetched = [];
    pre = block('x.retry(patient)');
    types = startCodeTypes('/');
  });
  const box = () => document.querySelector('[role=tooltip][data-open]');
  const button = () => document.querySelector('button') as HTMLElement;
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  test('show the type, the full name, and links to the documentation', async () => {
    await types.point(pre, pointed);
    pre.querySelector<HTMLElement>('[data-fact]')?.click();
    expect(box()?.textContent).toContain('def retry(policy: Schedule)');
    expect(box()?.textContent).toContain('zio.ZIO#retry');
    expect([...(box()?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'))).toEqual([
      '/retrying',
      'https://javadoc.io/zio',
    ]);
  });

  test('are shown after a tap that came before the identifiers were marked', async () => {
    document.elementFromPoint = (x, y) =>
      x === 40 && y === 9 ? (pre.querySelectorAll('[data-fact]')[1] ?? null) : null;
    await types.point(pre, new MouseEvent('click', { clientX: 40, clientY: 9 }));
    expect(box()?.textContent).toContain('patient');
  });

  test('can be entered and left by keyboard, with a single Tab stop', async () => {
    await types.enter(button());
    expect(document.activeElement?.textContent).toBe('retry');
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('patient');
    expect(document.activeElement?.getAttribute('aria-describedby')).toBe(box()?.id);
    expect(box()?.textContent).toContain('patient, defined on this page');
    expect(pre.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    press('Escape');
    expect(box()).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  test('do not move the focus back if the reader has moved on while they were loading', async () => {
    document.body.insertAdjacentHTML('beforeend', '<button>another</button>');
    const other = document.querySelector<HTMLElement>('button:not([data-code-types])');
    button().focus();
    const entered = types.enter(button());
    other?.focus();
    await entered;
    expect(document.activeElement).toBe(other);
    expect(box()).toBeNull();
  });

  test('stay at the focused identifier, although the pointer has just left the code', async () => {
    jest.useFakeTimers();
    await types.point(pre, pointed);
    document.body.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    await types.enter(button());
    jest.runAllTimers();
    jest.useRealTimers();
    expect(box()).not.toBeNull();
  });

  test('stay at the focused identifier while the page scrolls under a resting pointer', async () => {
    const pointAt = (type: string, target: Element | null | undefined, screenX: number) =>
      target?.dispatchEvent(new MouseEvent(type, { bubbles: true, screenX }));
    pointAt('pointermove', document.body, 10);
    await types.enter(button());
    const other = pre.querySelectorAll('[data-fact]')[1];
    pointAt('pointerover', other, 10);
    expect(document.activeElement?.getAttribute('aria-describedby')).toBe(box()?.id);
    pointAt('pointerover', other, 11);
    expect(other?.getAttribute('aria-describedby')).toBe(box()?.id);
  });

  test('stay at the focused identifier when types load for another block under a resting pointer', async () => {
    const other = document.createElement('pre');
    Object.assign(other.dataset, { facts: '/code/x.json', block: '0' });
    other.innerHTML = '<code>y.retry(patient)</code>';
    document.body.append(other);
    const found = other.querySelectorAll.bind(other);
    other.querySelectorAll = ((selector: string) =>
      found(selector === ':hover' ? '[data-fact]' : selector)) as typeof found;
    await Promise.all([types.enter(button()), types.point(other, pointed)]);
    expect(document.activeElement?.getAttribute('aria-describedby')).toBe(box()?.id);
  });

  test('close when the reader taps elsewhere', async () => {
    await types.point(pre, pointed);
    pre.querySelector<HTMLElement>('[data-fact]')?.click();
    expect(box()).not.toBeNull();
    document.body.click();
    expect(box()).toBeNull();
  });
});
