/** @jest-environment jsdom */
import { startTheme } from '@site/src/site/inline-script/theme';

const root = document.documentElement;
const system = { matches: false, onchange: () => undefined };
window.matchMedia = () => system as unknown as MediaQueryList;

describe('the theme of a page', () => {
  beforeEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
    system.matches = false;
  });

  it('follows the system if the reader has not chosen a theme', () => {
    startTheme();
    expect(root.dataset['theme']).toBe('light');
    system.matches = true;
    system.onchange();
    expect(root.dataset['theme']).toBe('dark');
  });

  it('is the theme that the reader chose before', () => {
    localStorage.setItem('choices', '{"theme":"dark"}');
    startTheme();
    expect(root.dataset['theme']).toBe('dark');
  });

  it('is stored when the reader switches it', () => {
    const toggle = startTheme();
    toggle();
    expect(root.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('choices')).toBe('{"theme":"dark"}');
  });

  it("is updated on a page that is restored from the browser's cache", () => {
    startTheme();
    localStorage.setItem('choices', '{"theme":"dark"}');
    window.dispatchEvent(new Event('pageshow'));
    expect(root.dataset['theme']).toBe('dark');
  });

  it('follows the system again when the reader switches back to the theme of the system', () => {
    const toggle = startTheme();
    toggle();
    toggle();
    expect(root.dataset['theme']).toBe('light');
    expect(localStorage.getItem('choices')).toBe('{}');
  });

  it.each(['', 'null', '"><script>', '{"theme":["dark"]}', 'x'.repeat(10_000)])(
    'ignores the stored value %j',
    (stored) => {
      localStorage.setItem('choices', stored);
      startTheme();
      expect(root.dataset['theme']).toBe('light');
    },
  );

  it('can be switched if storage is denied', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    startTheme()();
    expect(root.dataset['theme']).toBe('dark');
  });
});
