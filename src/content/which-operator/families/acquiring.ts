import type { OperatorFamily } from '../model/family';

export const acquiring: OperatorFamily = {
  id: 'acquiring',
  title: 'Acquiring and releasing',
  page: 'reference/resource/scope',
  choices: [
    {
      have: 'a resource for one block of code',
      want: 'open, use, and close it in one expression',
      use: ['acquireReleaseWith(acquire)(release)(use)'],
    },
    {
      have: 'a resource that a caller uses',
      want: "close it with the caller's scope",
      use: ['acquireRelease(acquire)(release)'],
    },
    {
      have: 'a Java `AutoCloseable`',
      want: "close it with the caller's scope",
      use: ['fromAutoCloseable(acquire)'],
      note: 'an exception in `close` is a defect',
    },
    {
      have: 'a resource to keep or to roll back',
      want: "look at the scope's exit when releasing",
      use: ['acquireReleaseExit(acquire)(release)'],
    },
    {
      have: 'a slow acquire',
      want: 'let timeouts interrupt it',
      use: ['acquireReleaseInterruptible(acquire)(release)'],
      note: 'the release runs after an incomplete acquire too, without the resource',
    },
    {
      have: 'cleanup without a resource',
      want: 'run it when the scope closes',
      use: ['addFinalizer(finalizer)'],
    },
    {
      have: 'cleanup for a single effect',
      want: 'run it when that effect ends',
      use: ['ensuring(finalizer)', 'onExit(cleanup)'],
      page: 'reference/interruption/index',
    },
    {
      have: 'a resource in a long scope',
      want: 'release it before the scope closes',
      use: ['withEarlyRelease'],
      note: 'run the release `uninterruptible`',
    },
  ],
};
