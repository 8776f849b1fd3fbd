/** Starts the search's worker. */
export function startWorker(): Worker {
  return new Worker(new URL('./search.worker.ts', import.meta.url));
}
