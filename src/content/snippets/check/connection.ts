/** A conversation with the Scala program: a request a line, answered by events, a line each. */
import readline from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { SnippetEvent, SnippetRequest } from '../model/protocol';

/** The two ends of a conversation with the check's program. */
export interface Connection {
  readonly input: Writable;
  readonly output: Readable;
  readonly close: () => void;
}

/** The program ended in the middle of an answer: it crashed or was killed. */
export class ProgramEnded extends Error {
  constructor() {
    super('The Scala program of the check exited before it sent a result');
  }
}

/**
 * Sends a request and hands every event of the answer to `receive`, up to the one that ends it.
 *
 * @throws ProgramEnded where the program ended in the middle of it
 * @throws Error where the request could not be carried out
 */
export async function ask(
  { input, output }: Connection,
  request: SnippetRequest,
  receive: (event: SnippetEvent) => void,
): Promise<void> {
  // What the program could not take shows in what it answers.
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
