/** @jest-environment jsdom */
import { copyFor } from '@site/src/site/inline-script/copy';

let copied: Blob | undefined;
const write = jest.fn(async ([item]: { data: Promise<Blob> }[]) => {
  copied = await item?.data;
});
const writeText = jest.fn(async (plain: string) => {
  copied = new Blob([plain]);
});
Object.assign(navigator, { clipboard: { write, writeText } });
Object.assign(globalThis, {
  ClipboardItem: class {
    readonly data: Promise<Blob>;
    constructor(items: Record<string, Promise<Blob>>) {
      this.data = items['text/plain']!;
    }
  },
});

const text = () =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(copied!);
  });

async function copy(html: string): Promise<HTMLElement> {
  document.body.innerHTML = `${html}<span role="status"></span>`;
  const button = document.querySelector('button')!;
  await copyFor(button);
  return button;
}

describe('a copy button', () => {
  beforeEach(() => {
    copied = undefined;
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => jest.useRealTimers());

  it('copies the text in its attribute, and shows "Copied" for a moment', async () => {
    const button = await copy('<button data-copy="sbt run">Copy</button>');
    expect(button.dataset['copied']).toBe('');
    expect(document.querySelector('[role=status]')).toHaveTextContent('Copied');
    jest.runAllTimers();
    expect(button.dataset['copied']).toBeUndefined();
    expect(document.querySelector('[role=status]')).toBeEmptyDOMElement();
    jest.useRealTimers();
    expect(await text()).toBe('sbt run');
  });

  it('copies the code of its block without the output', async () => {
    await copy(
      '<div data-code><pre><code>val x = 1</code></pre><pre><samp>1</samp></pre><button data-copy="">Copy</button></div>',
    );
    jest.useRealTimers();
    expect(await text()).toBe('val x = 1');
  });

  it('copies the content of an address', async () => {
    globalThis.fetch = async () =>
      ({ ok: true, blob: async () => new Blob(['a script']) }) as Response;
    await copy('<button data-copy data-copy-from="/scripts/a.scala">Copy</button>');
    jest.useRealTimers();
    expect(await text()).toBe('a script');
  });

  it('shows "Could not copy" after a failure', async () => {
    globalThis.fetch = async () => ({ ok: false, statusText: 'Not Found' }) as Response;
    const button = await copy('<button data-copy data-copy-from="/gone">Copy</button>');
    expect(button.dataset['copied']).toBeUndefined();
    expect(document.querySelector('[role=status]')).toHaveTextContent('Could not copy');
  });
});
