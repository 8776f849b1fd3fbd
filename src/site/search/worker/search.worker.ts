/**
 * The search's worker: the index of the text lives here, so that asking it never holds up typing.
 */
import { createAnswerer } from './answer';
import type { FromWorker, ToWorker } from '../session/protocol';

const answer = createAnswerer(
  (address) => fetch(address),
  (said: FromWorker) => postMessage(said),
);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => answer(data));
