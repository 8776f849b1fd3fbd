/**
 * Copying.
 */

/**
 * Copies what a button names: `data-copy="text"`; with `data-copy=""` the code of the nearest
 * `[data-code]`, without what it printed; with `data-copy-from` beside it what stands at that
 * address. The button is marked `data-copied` for a moment, and the page's status says so. Other
 * buttons copy nothing.
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
    // A promise within the item keeps the reader's gesture valid while the text is on its way.
    const text = fetch(copyFrom).then((answer) => (answer.ok ? answer.blob() : Promise.reject()));
    const plain = text.then((blob) => new Blob([blob], { type: 'text/plain' }));
    return clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
  }
  const codes = button.closest('[data-code]')?.querySelectorAll('pre code') ?? [];
  return clipboard.writeText(copy || [...codes].map((code) => code.textContent).join('\n'));
}
