/** @jest-environment jsdom */
import { keysId } from '@site/src/site/site-frame/ui/ids';
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

describe('the search, before the application is loaded', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<button data-search><b>Search</b></button><p>Text</p><dialog></dialog><input>';
    showModal.mockClear();
    // jsdom has no modal dialogs.
    document.querySelector('dialog')!.showModal = showModal;
  });

  it.each([
    ['/', {}],
    ['k', { ctrlKey: true }],
    ['K', { metaKey: true }],
  ])('opens at %s %j, without typing the character', (key, modifiers) => {
    expect(press(document.body, key, modifiers).defaultPrevented).toBe(true);
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('shows or hides the list of keys at ?, unless the reader has turned it off', () => {
    const keys = document.body.appendChild(document.createElement('dl'));
    keys.id = keysId;
    // jsdom has no popovers.
    keys.togglePopover = jest.fn();
    expect(press(document.querySelector('input')!, '?').defaultPrevented).toBe(false);
    expect(keys.togglePopover).not.toHaveBeenCalled();
    expect(press(document.body, '?').defaultPrevented).toBe(true);
    localStorage.setItem('choices', '{"slash":"off"}');
    press(document.body, '?');
    localStorage.clear();
    expect(keys.togglePopover).toHaveBeenCalledTimes(1);
    expect(showModal).not.toHaveBeenCalled();
  });

  it('opens at a click on any part of its button', () => {
    document.querySelector('b')!.click();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('does not open for a slash in a field, other keys or other clicks', () => {
    expect(press(document.querySelector('input')!, '/').defaultPrevented).toBe(false);
    expect(press(document.body, 'k').defaultPrevented).toBe(false);
    document.querySelector('p')!.click();
    press(document.querySelector('button')!, 'Tab');
    document.querySelector('button')!.focus();
    document.querySelector('b')!.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    expect(showModal).not.toHaveBeenCalled();
  });

  it('ignores the slash if the reader has turned it off, but not the other keys', () => {
    localStorage.setItem('choices', '{"slash":"off"}');
    expect(press(document.body, '/').defaultPrevented).toBe(false);
    expect(showModal).not.toHaveBeenCalled();
    press(document.body, 'k', { ctrlKey: true });
    expect(showModal).toHaveBeenCalledTimes(1);
    localStorage.clear();
  });

  it('focuses the field on the search screen instead of opening a dialog', () => {
    document.body.innerHTML += '<main><input role="combobox"></main>';
    press(document.body, '/');
    expect(document.activeElement).toBe(document.querySelector('main input'));
    expect(showModal).not.toHaveBeenCalled();
  });

  it('does nothing on a page without a search dialog', () => {
    document.querySelector('dialog')!.remove();
    // Errors in listeners don't come out of `dispatchEvent`.
    const failed = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', failed);
    press(document.body, '/');
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });
});
