/**
 * The search's worker. The index of the text is kept here, so that searching never blocks typing.
 */
import { createAnswerer } from './answer';
import type { FromWorker, ToWorker } from '../session/protocol';

const answer = createAnswerer(
  (address) => fetch(address),
  (said: FromWorker) => postMessage(said),
);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => answer(data));
