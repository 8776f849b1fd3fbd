/** Starts the search's worker, under the name that the server's headers use (`workerName`). */
export function startWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./search.worker.ts', import.meta.url),
  );
}
