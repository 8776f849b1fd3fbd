/** Conversation with the Scala program: one request per line, answered by one event per line. */
import readline from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { SnippetEvent, SnippetRequest } from '../model/protocol';

export interface Connection {
  readonly input: Writable;
  readonly output: Readable;
  readonly close: () => void;
}

/** The program crashed or was killed in the middle of a response. */
export class ProgramEnded extends Error {
  constructor() {
    super('The Scala program of the check exited before it sent a result');
  }
}

/**
 * Sends a request and passes every event of the response to `receive`, including the last.
 *
 * @throws ProgramEnded if the program ended before the response was complete
 * @throws Error if the request failed
 */
export async function ask(
  { input, output }: Connection,
  request: SnippetRequest,
  receive: (event: SnippetEvent) => void,
): Promise<void> {
  // A failed write shows up as a missing response.
  input.on('error', () => undefined);
  input.write(`${JSON.stringify(request)}\n`);
  const lines = readline.createInterface({ input: output, crlfDelay: Infinity });
  const answer = lines[Symbol.asyncIterator]();
  const next = () =>
    answer.next().catch(() => {
      throw new ProgramEnded();
    });
  for (let line = await next(); !line.done; line = await next()) {
    const event = JSON.parse(line.value) as SnippetEvent;
    receive(event);
    if (event.type !== 'done' && event.type !== 'bye') continue;
    lines.close();
    if (event.error !== null) throw new Error(event.error);
    return;
  }
  throw new ProgramEnded();
}
