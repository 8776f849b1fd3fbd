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

/** A worker in this thread. */
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

/** Has what was asked answered, by the clock of the test; less than the session's patience. */
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

describe('a visit of the search', () => {
  it('answers with names at once and with the text once that is there', async () => {
    const { session } = open();
    await settle();
    session.ask('foreachPar');
    expect(firstPage(session)).toBe('reference/concurrency');
    expect(session.current().results?.isComplete).toBe(false);
    await settle();
    expect(session.current().results?.isComplete).toBe(true);
  });

  it('answers what was asked before anything was there', async () => {
    const { session } = open();
    session.ask('exponential waits');
    expect(session.current().results).toBeUndefined();
    await settle();
    expect(firstPage(session)).toBe('reference/retrying');
  });

  it('says how far the development server is, and reads again what has been made anew', async () => {
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
    session.ask('exponential waits');
    await settle();
    expect(firstPage(session)).toBe('reference/retrying');
    asked.length = 0;
    session.hearPrepared(100);
    await settle();
    expect(asked).toContain('/base/search.json');
    expect(session.current().results?.isComplete).toBe(true);
    expect(firstPage(session)).toBe('reference/retrying');
  });

  it('takes no answer for complete before the text was asked too', async () => {
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

  it('shows passages of the sections that are asked for', async () => {
    const { session } = open();
    await settle();
    session.ask('exponential');
    await settle();
    const section = session.current().results?.pages[0]?.sections[0]?.section ?? -1;
    session.showPassages([section]);
    await settle();
    const pieces = session.current().passages.get(section)?.pieces ?? [];
    expect(pieces.map(({ text }) => text).join('')).toBe('Exponential waits double each time.');
    expect(pieces.filter(({ isMarked }) => isMarked)).toEqual([
      { text: 'Exponential', isMarked: true },
    ]);
  });

  it('forgets answers to what was asked before', async () => {
    const { session } = open();
    await settle();
    session.ask('exponential');
    session.ask('decode');
    await settle();
    expect(firstPage(session)).toBe('zio-json');
    session.ask('');
    await settle();
    expect(session.current().results).toBeUndefined();
  });

  it('says that nothing works without the dictionary, and tries again', async () => {
    const { session, outside } = open({ names: failing });
    session.ask('retry');
    await settle();
    expect(session.current().names).toBe('failed');
    outside.fetch = fileAt;
    session.start(true);
    await settle();
    expect(session.current().names).toBe('ready');
    expect(firstPage(session)).toBe('reference/retrying');
  });

  it('does not read a dictionary of another format', async () => {
    const { session } = open({ names: async () => responseOf('{"format":0}') });
    await settle();
    expect(session.current().names).toBe('failed');
  });

  it.each<[string, Parameters<typeof open>[0]]>([
    ['the index cannot be fetched', { text: failing }],
    ['the index is missing', { text: async () => responseOf('', 404) }],
    ['the index is broken', { text: async () => responseOf('{"broken') }],
    [
      'there can be no worker',
      {
        startWorker: () => {
          throw new Error('refused');
        },
      },
    ],
  ])('still finds names where %s, and says so', async (_, outside) => {
    const { session } = open(outside);
    session.ask('retryOrElse');
    await settle();
    expect(session.current().text).toBe('failed');
    expect(session.current().results?.isComplete).toBe(true);
    expect(firstPage(session)).toBe('reference/retrying');
  });

  it('still finds names where the worker fails while it works', async () => {
    const worker = workerOver(fileAt);
    const { session } = open({ startWorker: () => worker });
    await settle();
    worker.onerror?.({} as ErrorEvent);
    session.ask('retryOrElse');
    expect(session.current().text).toBe('failed');
    expect(firstPage(session)).toBe('reference/retrying');
  });

  it('finds without headings, where only those are missing', async () => {
    const names: Fetch = (address) =>
      address.includes('headings') ? failing(address) : fileAt(address);
    const { session } = open({ names });
    await settle();
    session.ask('retryOrElse');
    expect(firstPage(session)).toBe('reference/retrying');
  });

  it.each(['exponential', 'qqqqzzzzxxxx'])(
    'answers “%s” with the text once the headings are there too, and leaves that in its place',
    async (typed) => {
      let arrive: () => void = () => undefined;
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const text: Fetch = async (address) => {
        if (address.includes('headings')) await arrived;
        return fileAt(address);
      };
      const { session } = open({ text });
      session.ask(typed);
      await settle();
      expect(session.current().results?.isComplete).toBe(false);
      const completed: boolean[] = [];
      session.subscribe(() => completed.push(session.current().results?.isComplete === true));
      arrive();
      await settle();
      expect(completed.lastIndexOf(false)).toBeLessThan(completed.indexOf(true));
      expect(completed.at(-1)).toBe(true);
    },
  );

  it('says that passages are missing where the connection was lost', async () => {
    let isLost = false;
    const text: Fetch = (address) =>
      isLost && address.includes('text-') ? failing(address) : fileAt(address);
    const { session } = open({ text });
    await settle();
    isLost = true;
    session.ask('exponential');
    await settle();
    expect(session.current().lacksPassages).toBe(true);
    expect(firstPage(session)).toBe('reference/retrying');
    isLost = false;
    session.showPassages([0, 1]);
    await settle();
    expect(session.current().passages.size).toBeGreaterThan(0);
  });

  it('finds names where the connection was lost, and the text once it is tried again', async () => {
    let isLost = false;
    const text: Fetch = (address) => (isLost ? failing(address) : fileAt(address));
    const { session } = open({ text });
    await settle();
    isLost = true;
    session.ask('exponential retryOrElse');
    await settle();
    expect(session.current().text).toBe('failed');
    expect(firstPage(session)).toBe('reference/retrying');
    isLost = false;
    session.start(true);
    session.ask('exponential');
    await settle();
    expect(session.current().text).toBe('ready');
    expect(firstPage(session)).toBe('reference/retrying');
  });

  it('fetches no text where only names are wanted', async () => {
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
