/**
 * Copies what a button names: `data-copy="text"`, or with `data-copy=""` the code of the nearest
 * `[data-code]`. The button is marked `data-copied` for a moment, and the page's status says so.
 */
export function copyFor(button: HTMLElement): void {
  const { dataset } = button;
  const text = dataset['copy'] || button.closest('[data-code]')?.querySelector('code')?.textContent;
  const say = (status: string): void => {
    document.querySelector('[role=status]')!.textContent = status;
  };
  navigator.clipboard.writeText(text!).then(() => {
    dataset['copied'] = '';
    say('Copied');
    setTimeout(() => {
      delete dataset['copied'];
      say('');
    }, 2e3);
  });
}
