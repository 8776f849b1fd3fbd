/** @jest-environment jsdom */
import { act, configure, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from '@site/src/content/islands/Island';
import { answerUse } from '@site/src/site/application/use';

/** A filter like those of the site: it also uses text that was typed before it was loaded. */
function Filter({ names }: { readonly names: readonly string[] }): ReactNode {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setText(field.current?.value ?? ''), []);
  return (
    <>
      <input ref={field} data-use="point" onInput={() => setText(field.current!.value)} />
      {names
        .filter((name) => name.includes(text))
        .map((name) => (
          <p key={name}>{name}</p>
        ))}
    </>
  );
}

// An island is imported on its first use, which takes longer on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

let breaksAt: 'once' | 'use' | 'never';

/** An island that throws immediately, when it's used, or never. */
function Breaking({ isHtml = false }: { readonly isHtml?: boolean }): ReactNode {
  const [isUsed, setUsed] = useState(false);
  if (!isHtml && (breaksAt === 'once' || (isUsed && breaksAt === 'use'))) throw new Error('broken');
  return (
    <>
      <dialog />
      <input data-use="point" onInput={() => setUsed(true)} />
      <p>{isUsed ? 'used' : 'at rest'}</p>
    </>
  );
}

jest.mock('@site/src/site/application/registry', () => ({
  islands: { operators: async () => Filter, directory: async () => Breaking },
}));

const names = ['Queue', 'Hub'];
const html = (propsFile?: string): string =>
  renderToString(
    <Island
      name="operators"
      component={Filter}
      props={{ names }}
      {...(propsFile !== undefined && { propsFile })}
    />,
  );
const { dataset } = document.documentElement;
const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

/** Puts the built HTML of a page into the document, with text in its field. */
function open(page: string, typed = 'Hub'): HTMLInputElement {
  document.body.innerHTML = page;
  delete dataset['hasHydrated'];
  const field = document.querySelector('input')!;
  field.value = typed;
  return field;
}

/** Waits until the callbacks of all resolved promises have run. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Points at an element, whether or not that loads an island. */
async function pointAt(target: Element): Promise<void> {
  await act(async () => {
    target.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await settled();
  });
}

/** Points at an element, and waits until its island has loaded or failed. */
async function use(target: Element): Promise<void> {
  delete dataset['appState'];
  await pointAt(target);
  await waitFor(() => expect(['ready', 'failed']).toContain(dataset['appState']));
}

/**
 * Dispatches an event without `act`, which would throw the errors of islands instead of passing
 * them on as a browser does.
 */
async function happens(target: Element, type: string, check: () => void): Promise<void> {
  const surroundings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
  const before = surroundings.IS_REACT_ACT_ENVIRONMENT;
  surroundings.IS_REACT_ACT_ENVIRONMENT = false;
  target.dispatchEvent(new Event(type, { bubbles: true }));
  await waitFor(check);
  surroundings.IS_REACT_ACT_ENVIRONMENT = before;
}

function answerFetch(answer: object): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return answer as Response;
  };
  return asked;
}

describe('an island', () => {
  let problems: jest.SpyInstance;
  beforeAll(() => document.addEventListener('pointerover', answerUse, true));
  beforeEach(() => {
    problems = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => problems.mockRestore());

  it('takes over its HTML when it is used, with the text that was typed before', async () => {
    const field = open(html());
    const [, second] = document.querySelectorAll('p');
    await use(field);
    expect(shown()).toEqual(['Hub']);
    expect(document.querySelector('input')).toBe(field);
    expect(second?.isConnected).toBe(true);
    expect(dataset['hasHydrated']).toBe('true');
    expect(problems).not.toHaveBeenCalled();
  });

  it('takes over its HTML only once', async () => {
    const field = open(html());
    await use(field);
    await pointAt(field);
    expect(shown()).toEqual(['Hub']);
    expect(problems).not.toHaveBeenCalled();
  });

  it('does not change when something else is used', async () => {
    open(`${html()}<button data-use="click">Types</button><a href="#x">Link</a>`);
    await pointAt(document.querySelector('button')!);
    await pointAt(document.querySelector('a')!);
    await pointAt(document.querySelector('p')!);
    expect(shown()).toEqual(names);
    expect(dataset['hasHydrated']).toBeUndefined();
  });

  it('loads when a control around it is used', async () => {
    open(`<main data-use="point"><h1>Lost</h1>${html()}</main>`);
    await use(document.querySelector('h1')!);
    expect(shown()).toEqual(['Hub']);
  });

  it('loads large properties from a file only when it is used', async () => {
    const asked = answerFetch({ ok: true, json: async () => ({ names }) });
    const field = open(html('/names.json'));
    expect(document.querySelector('[data-props]')).toBeNull();
    expect(asked).toEqual([]);
    await use(field);
    expect(asked).toEqual(['/names.json']);
    expect(shown()).toEqual(['Hub']);
  });

  it('reports that it could not be loaded, keeps the HTML, and tries again at the next use', async () => {
    answerFetch({ ok: false, status: 404 });
    const field = open(html('/names.json'));
    await use(field);
    expect(dataset['appState']).toBe('failed');
    expect(shown()).toEqual(names);
    answerFetch({ ok: true, json: async () => ({ names }) });
    await use(field);
    expect(dataset['appState']).toBe('ready');
    expect(shown()).toEqual(['Hub']);
  });

  it.each(['once', 'use'] as const)(
    'that throws (%s) restores its HTML and the typed text, reports it, and tries again at the next use',
    async (when) => {
      breaksAt = when;
      const page = renderToString(
        <Island name="directory" component={Breaking} props={{ isHtml: true }} />,
      ).replace(/ data-props="[^"]*"/, '');
      const first = open(page, 'typed');
      document.querySelector('dialog')!.setAttribute('open', '');
      delete dataset['appState'];
      const stateIs = (state: string) => () => expect(dataset['appState']).toBe(state);
      await happens(first, 'pointerover', stateIs(when === 'use' ? 'ready' : 'failed'));
      if (when === 'use') await happens(first, 'input', stateIs('failed'));
      expect(problems).toHaveBeenCalled();
      expect(shown()).toEqual(['at rest']);
      const field = document.querySelector('input')!;
      expect(field.value).toBe('typed');
      expect(document.querySelector('dialog')).not.toHaveAttribute('open');
      breaksAt = 'never';
      problems.mockClear();
      await happens(field, 'pointerover', stateIs('ready'));
      await happens(field, 'input', () => expect(shown()).toEqual(['used']));
      expect(problems).not.toHaveBeenCalled();
    },
  );
});
