/** @jest-environment jsdom */
import { startScrollers } from '@site/src/site/inline-script/scrollers';

const observed = new Set<Element>();
let resize: (changes: { target: Element }[]) => void = () => undefined;

// jsdom has no layout.
globalThis.ResizeObserver = class {
  constructor(callback: ResizeObserverCallback) {
    resize = (changes) => callback(changes as ResizeObserverEntry[], this);
  }
  observe = (element: Element): void => void observed.add(element);
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};

function layOut(element: Element, scrollWidth: number): void {
  Object.defineProperty(element, 'scrollWidth', { value: scrollWidth, configurable: true });
  resize([{ target: element }]);
}

it('makes elements focusable only while they can scroll', () => {
  const look = startScrollers();
  document.body.innerHTML = '<pre id="code"></pre><table></table><p>Text</p>';
  look();
  const code = document.getElementById('code')!;
  const table = document.querySelector('table')!;
  expect([...observed]).toEqual([code, table]);
  // Before the layout, they count as scrollable.
  expect([code.tabIndex, table.tabIndex]).toEqual([0, 0]);
  layOut(code, 900);
  layOut(table, 0);
  expect(code.tabIndex).toBe(0);
  expect(table.tabIndex).toBe(-1);
  layOut(code, 0);
  expect(code.tabIndex).toBe(-1);
  // Later changes of the page don't affect elements that were measured.
  look();
  expect([code.tabIndex, table.tabIndex]).toEqual([-1, -1]);
});
