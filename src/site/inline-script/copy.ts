/**
 * Copies what a button names: with `data-copy="text"` that text, and with `data-copy=""` the code
 * of the nearest `[data-code]`, without its output. If the button also has `data-copy-from`, copies
 * what is at that address. Marks the button with `data-copied` for a moment, and reports the result
 * in the page's status. Other buttons copy nothing.
 */
export function copyFor(button: HTMLElement): Promise<void> {
  const { dataset } = button;
  if (dataset['copy'] == null) return Promise.resolve();
  const say = (status: string): void => {
    document.querySelector('[role=status]')!.textContent = status;
  };
  return copy(button).then(
    () => {
      delete dataset['lost'];
      dataset['copied'] = '';
      say('Copied');
      setTimeout(() => {
        delete dataset['copied'];
        say('');
      }, 2e3);
    },
    () => say('Could not copy'),
  );
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy, copyFrom } = button.dataset;
  const { clipboard } = navigator;
  if (copyFrom) {
    // A promise in the item keeps the reader's gesture valid while the text is being fetched.
    const text = fetch(copyFrom).then((answer) => (answer.ok ? answer.blob() : Promise.reject()));
    const plain = text.then((blob) => new Blob([blob], { type: 'text/plain' }));
    return clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
  }
  const codes = button.closest('[data-code]')?.querySelectorAll('pre code') ?? [];
  return clipboard.writeText(copy || [...codes].map((code) => code.textContent).join('\n'));
}
