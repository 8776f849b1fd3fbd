/** @jest-environment jsdom */
import { openSearch } from '@site/src/site/inline-script/search';

for (const type of ['click', 'focusin', 'pointerover', 'keydown']) {
  document.addEventListener(type, (event) => openSearch(event, type === 'click'), true);
}
const showModal = jest.fn();

function press(target: Element, key: string, modifiers: KeyboardEventInit = {}): KeyboardEvent {
  const init = { key, bubbles: true, cancelable: true, ...modifiers };
  const event = new KeyboardEvent('keydown', init);
  target.dispatchEvent(event);
  return event;
}

describe('the search, before the application is there', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<button data-search><b>Search</b></button><p>Text</p><dialog></dialog><input>';
    showModal.mockClear();
    // jsdom knows no modal dialogs.
    document.querySelector('dialog')!.showModal = showModal;
  });

  it.each([
    ['/', {}],
    ['k', { ctrlKey: true }],
    ['K', { metaKey: true }],
  ])('opens at %s %j, which then types nothing', (key, modifiers) => {
    expect(press(document.body, key, modifiers).defaultPrevented).toBe(true);
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('opens at a click on its button, whatever part of it was hit', () => {
    document.querySelector('b')!.click();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('lets a reader type a slash into a field, and press other keys', () => {
    expect(press(document.querySelector('input')!, '/').defaultPrevented).toBe(false);
    expect(press(document.body, 'k').defaultPrevented).toBe(false);
    document.querySelector('p')!.click();
    press(document.querySelector('button')!, 'Tab');
    document.querySelector('button')!.focus();
    document.querySelector('b')!.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    expect(showModal).not.toHaveBeenCalled();
  });

  it('leaves the slash alone where the reader has turned it off, but not the other keys', () => {
    localStorage.setItem('choices', '{"slash":"off"}');
    expect(press(document.body, '/').defaultPrevented).toBe(false);
    expect(showModal).not.toHaveBeenCalled();
    press(document.body, 'k', { ctrlKey: true });
    expect(showModal).toHaveBeenCalledTimes(1);
    localStorage.clear();
  });

  it('goes to the field of the search screen, which needs no dialog beside it', () => {
    document.body.innerHTML += '<main><input role="combobox"></main>';
    press(document.body, '/');
    expect(document.activeElement).toBe(document.querySelector('main input'));
    expect(showModal).not.toHaveBeenCalled();
  });

  it('does nothing on a page without it', () => {
    document.querySelector('dialog')!.remove();
    expect(() => press(document.body, '/')).not.toThrow();
  });
});
