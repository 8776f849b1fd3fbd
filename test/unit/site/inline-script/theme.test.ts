/** @jest-environment jsdom */
import { startTheme } from '@site/src/site/inline-script/theme';

const root = document.documentElement;
const system = { matches: false, onchange: () => undefined };
window.matchMedia = () => system as unknown as MediaQueryList;

function denyStorage(): void {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

describe('the theme of a page', () => {
  beforeEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
    system.matches = false;
  });

  it('follows the system as long as the reader has not chosen', () => {
    startTheme(root.dataset);
    expect(root.dataset['theme']).toBe('light');
    system.matches = true;
    system.onchange();
    expect(root.dataset['theme']).toBe('dark');
  });

  it('is the one that the reader chose before', () => {
    localStorage.setItem('choices', '{"theme":"dark"}');
    startTheme(root.dataset);
    expect(root.dataset['theme']).toBe('dark');
  });

  it('is switched and kept', () => {
    const toggle = startTheme(root.dataset);
    toggle();
    expect(root.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('choices')).toBe('{"theme":"dark"}');
  });

  it('is the chosen one on a page that comes back as it was left', () => {
    startTheme(root.dataset);
    localStorage.setItem('choices', '{"theme":"dark"}');
    window.dispatchEvent(new Event('pageshow'));
    expect(root.dataset['theme']).toBe('dark');
  });

  it('follows the system again once the reader is back at its theme', () => {
    const toggle = startTheme(root.dataset);
    toggle();
    toggle();
    expect(root.dataset['theme']).toBe('light');
    expect(localStorage.getItem('choices')).toBe('{}');
  });

  it.each(['', 'null', '"><script>', '{"theme":["dark"]}', 'x'.repeat(10_000)])(
    'ignores a stored %j',
    (stored) => {
      localStorage.setItem('choices', stored);
      startTheme(root.dataset);
      expect(root.dataset['theme']).toBe('light');
    },
  );

  it('can be switched on a page where storage is denied', () => {
    denyStorage();
    startTheme(root.dataset)();
    expect(root.dataset['theme']).toBe('dark');
  });
});
