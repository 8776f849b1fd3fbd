// cspell:ignore qqqqzzzzxxxx
import { Session, type WorkerLike } from '@site/src/site/search/session/session';
import type { FromWorker, ToWorker } from '@site/src/site/search/session/protocol';
import { createAnswerer } from '@site/src/site/search/worker/answer';
import { statusOf } from '@site/src/site/search/ui/status';
import { files } from './support/small-site';

type Fetch = (address: string) => Promise<Response>;

/** A response whose body needs no further turn of the event loop. */
const responseOf = (text: string, status = 200): Response =>
  ({ ok: status < 400, status, text: async () => text }) as Response;

const fileAt: Fetch = async (address) => {
  const content = files.get(decodeURI(address).replace('/base/', ''));
  return responseOf(content ?? '', content === undefined ? 404 : 200);
};
const failing: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

const refuse = (): never => {
  throw new Error('refused');
};

/** A fake worker that runs in this thread. */
function workerOver(fetchFile: Fetch): WorkerLike {
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (message: ToWorker) => void Promise.resolve().then(() => answer(message)),
  };
  const answer = createAnswerer(fetchFile, (data: FromWorker) =>
    worker.onmessage?.({ data } as MessageEvent<FromWorker>),
  );
  return worker;
}

/** Advances the fake clock until pending queries have results, but less than the session waits. */
const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(50);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open({ names = fileAt, text = fileAt, startWorker = () => workerOver(text) } = {}) {
  const outside = { baseUrl: '/base/', fetch: names, startWorker };
  const session = new Session(outside);
  session.start(true);
  return { session, outside };
}

const firstPage = (session: Session): string | undefined => {
  const { results, places } = session.current();
  return places.pages[results?.pages[0]?.page ?? -1]?.path;
};

/** Returns the first page for a query, after waiting for its results. */
async function answerTo(session: Session, typed: string): Promise<string | undefined> {
  session.ask(typed);
  await settle();
  return firstPage(session);
}

describe('a search session', () => {
  it('shows names immediately, and results from the text when that is loaded', async () => {
    const { session } = open();
    await settle();
    session.ask('foreachPar');
    expect(firstPage(session)).toBe('reference/concurrency');
    expect(session.current().results?.isComplete).toBe(false);
    await settle();
    expect(session.current().results?.isComplete).toBe(true);
  });

  it('answers a question only from the text, because names alone mislead', async () => {
    const { session } = open();
    const seen = new Set<boolean | undefined>();
    session.subscribe(() => seen.add(session.current().results?.isComplete));
    session.ask('retry with exponential waits');
    await settle();
    expect(firstPage(session)).toBe('reference/retrying');
    expect([...seen]).not.toContain(false);
  });

  it('keeps the rows of names where they are when results from the text arrive', async () => {
    const { session } = open();
    await settle();
    session.ask('absolve');
    const rows = (): string[] =>
      session
        .current()
        .results!.pages.flatMap(({ sections }) => sections.map(({ section }) => `${section}`));
    const shown = rows();
    expect(session.current().results?.isComplete).toBe(false);
    await settle();
    expect(session.current().results?.isComplete).toBe(true);
    expect(rows().slice(0, shown.length)).toEqual(shown);
  });

  it('adds the declaration to a name that was typed in full', async () => {
    const { session } = open();
    await settle();
    await answerTo(session, 'ZIO#retry');
    expect(session.current().results?.pages[0]?.sections[0]).toMatchObject({
      symbol: 'ZIO#retry',
      declaration: expect.stringMatching(/^def retry\[/),
      canFail: true,
    });
  });

  it('waits for the rows of the typed text at Enter, unless another text is typed', async () => {
    const { session } = open();
    await settle();
    session.ask('exponential waits');
    const entered = jest.fn();
    void session.settled()?.then(entered);
    session.ask('exponential');
    void session.settled()?.then(entered);
    await settle();
    expect(entered).toHaveBeenCalledTimes(1);
    expect(session.settled()).toBeUndefined();
  });

  it('answers a query that was typed before anything was loaded', async () => {
    const { session } = open();
    session.ask('exponential waits');
    expect(session.current().results).toBeUndefined();
    await settle();
    expect(firstPage(session)).toBe('reference/retrying');
  });

  it('waits for the operators of a typed type, which are alone in the results', async () => {
    const { session } = open();
    const incomplete: string[] = [];
    session.subscribe(() => {
      const { results, typed } = session.current();
      if (results?.isComplete === false) incomplete.push(typed ?? '');
    });
    session.ask('ZIO[R, E, A] => Schedule[R, E, B] => ZIO[R, E, A]');
    await settle();
    expect(incomplete).toEqual([]);
    const { results, places } = session.current();
    const found = results?.pages.flatMap(({ sections }) => sections);
    expect(found).toMatchObject([
      { symbol: 'ZIO#retry', declaration: expect.stringMatching(/^def retry\[/) },
    ]);
    expect(places.sections[found?.[0]?.section ?? 0]?.anchor).toBe('which-operator');
  });

  it('shows pages for a text in brackets that is no type, and if the types cannot be fetched', async () => {
    const { session } = open();
    await settle();
    expect(await answerTo(session, 'retry[')).toBe('reference/retrying');
    const text: Fetch = (address) => (/types/.test(address) ? failing(address) : fileAt(address));
    const { session: other } = open({ text });
    await settle();
    expect(await answerTo(other, 'retry => A')).toBe('reference/retrying');
    expect(other.current().lacksPassages).toBe(true);
  });

  it('shows the progress of the development server, and reloads the index when that is rebuilt', async () => {
    let isThere = false;
    const asked: string[] = [];
    const names: Fetch = async (address) => {
      asked.push(address);
      return isThere ? fileAt(address) : responseOf('', 404);
    };
    const { session } = open({ names });
    session.hearPrepared(40);
    expect(statusOf(session.current(), 0)).toBe('Preparing the search: 40 % …');
    await settle();
    expect(session.current().names).toBe('failed');
    isThere = true;
    session.hearPrepared(100);
    expect(await answerTo(session, 'exponential waits')).toBe('reference/retrying');
    asked.length = 0;
    session.hearPrepared(100);
    await settle();
    expect(asked).toContain('/base/search.json');
    expect(session.current().results?.isComplete).toBe(true);
    expect(firstPage(session)).toBe('reference/retrying');
  });

  it('does not treat results as complete before the text was searched', async () => {
    const { session } = open();
    const completeAt = new Set<string>();
    session.subscribe(() => {
      const { results, text } = session.current();
      if (results?.isComplete) completeAt.add(text);
    });
    session.ask('qqqqzzzzxxxx');
    await settle();
    expect([...completeAt]).toEqual(['ready']);
  });

  it('shows passages of requested sections', async () => {
    const { session } = open();
    await settle();
    await answerTo(session, 'exponential');
    const section = session.current().results?.pages[0]?.sections[0]?.section ?? -1;
    session.showPassages([section]);
    await settle();
    const pieces = session.current().passages.get(section)?.pieces ?? [];
    expect(pieces.map(({ text }) => text).join('')).toBe('Exponential waits double each time.');
    expect(pieces.filter(({ isMarked }) => isMarked)).toEqual([
      { text: 'Exponential', isMarked: true },
    ]);
  });

  it('discards results of earlier queries', async () => {
    const { session } = open();
    await settle();
    session.ask('exponential');
    expect(await answerTo(session, 'decode')).toBe('zio-json');
    await answerTo(session, '');
    expect(session.current().results).toBeUndefined();
  });

  it('reports a failure if the dictionary is missing, and tries again', async () => {
    const { session, outside } = open({ names: failing });
    await answerTo(session, 'retry');
    expect(session.current().names).toBe('failed');
    outside.fetch = fileAt;
    session.start(true);
    await settle();
    expect(session.current().names).toBe('ready');
    expect(firstPage(session)).toBe('reference/retrying');
  });

  it('rejects a dictionary in another format', async () => {
    const { session } = open({ names: async () => responseOf('{"format":0}') });
    await settle();
    expect(session.current().names).toBe('failed');
  });

  it.each<[string, Parameters<typeof open>[0]]>([
    ['the index cannot be fetched', { text: failing }],
    ['the index is missing', { text: async () => responseOf('', 404) }],
    ['the index is broken', { text: async () => responseOf('{"broken') }],
    ['a worker cannot be started', { startWorker: refuse }],
  ])('still finds names if %s, and reports the failure', async (_, outside) => {
    const { session } = open(outside);
    expect(await answerTo(session, 'retryOrElse')).toBe('reference/retrying');
    expect(session.current().text).toBe('failed');
    expect(session.current().results?.isComplete).toBe(true);
  });

  it('still finds names if the worker fails later', async () => {
    const worker = workerOver(fileAt);
    const { session } = open({ startWorker: () => worker });
    await settle();
    worker.onerror?.({} as ErrorEvent);
    session.ask('retryOrElse');
    expect(session.current().text).toBe('failed');
    expect(firstPage(session)).toBe('reference/retrying');
  });

  it('works without details if only those are missing', async () => {
    const names: Fetch = (address) =>
      address.includes('details') ? failing(address) : fileAt(address);
    const { session } = open({ names });
    await settle();
    session.ask('retryOrElse');
    expect(firstPage(session)).toBe('reference/retrying');
  });

  it.each(['exponential', 'qqqqzzzzxxxx'])(
    'completes the results for “%s” when the details arrive, and does not go back after that',
    async (typed) => {
      let arrive: () => void = () => undefined;
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const text: Fetch = async (address) => {
        if (address.includes('details')) await arrived;
        return fileAt(address);
      };
      const { session } = open({ text });
      await answerTo(session, typed);
      expect(session.current().results?.isComplete).not.toBe(true);
      const completed: boolean[] = [];
      session.subscribe(() => completed.push(session.current().results?.isComplete === true));
      arrive();
      await settle();
      expect(completed.lastIndexOf(false)).toBeLessThan(completed.indexOf(true));
      expect(completed.at(-1)).toBe(true);
    },
  );

  it('reports missing passages if the connection was lost', async () => {
    let isLost = false;
    const text: Fetch = (address) =>
      isLost && address.includes('text-') ? failing(address) : fileAt(address);
    const { session } = open({ text });
    await settle();
    isLost = true;
    expect(await answerTo(session, 'exponential')).toBe('reference/retrying');
    expect(session.current().lacksPassages).toBe(true);
    isLost = false;
    session.showPassages([0, 1]);
    await settle();
    expect(session.current().passages.size).toBeGreaterThan(0);
  });

  it('finds names if the connection was lost, and the text after another attempt', async () => {
    let isLost = false;
    const text: Fetch = (address) => (isLost ? failing(address) : fileAt(address));
    const { session } = open({ text });
    await settle();
    isLost = true;
    expect(await answerTo(session, 'exponential retryOrElse')).toBe('reference/retrying');
    expect(session.current().text).toBe('failed');
    isLost = false;
    session.start(true);
    expect(await answerTo(session, 'exponential')).toBe('reference/retrying');
    expect(session.current().text).toBe('ready');
  });

  it('does not load the text if only names are needed', async () => {
    const startWorker = jest.fn(() => workerOver(fileAt));
    const session = new Session({ baseUrl: '/base/', fetch: fileAt, startWorker });
    session.start(false);
    await settle();
    expect(session.current().engine).toBeDefined();
    expect(startWorker).not.toHaveBeenCalled();
    session.start(true);
    await settle();
    expect(startWorker).toHaveBeenCalledTimes(1);
    expect(session.current().text).toBe('ready');
  });
});
