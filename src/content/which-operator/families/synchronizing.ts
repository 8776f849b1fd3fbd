import type { OperatorFamily } from '../model/family';

export const synchronizing: OperatorFamily = {
  id: 'synchronizing',
  title: 'Types of ZIO Concurrent',
  page: 'reference/sync/index',
  choices: [
    {
      have: 'methods that call one another',
      want: 'protect all of them with one lock',
      use: ['ReentrantLock.make(fairness)'],
      page: 'reference/sync/reentrantlock',
    },
    {
      have: 'events in fibers that keep running',
      want: 'wait once for all events',
      use: ['CountdownLatch.make(n)'],
      page: 'reference/sync/countdownlatch',
    },
    {
      have: 'a fixed group of fibers that work in rounds',
      want: 'wait for one another in each round',
      use: ['CyclicBarrier.make(parties)'],
      page: 'reference/sync/cyclicbarrier',
    },
    {
      have: 'a large map with many writers',
      want: 'change single entries atomically',
      use: ['ConcurrentMap.empty'],
      page: 'reference/sync/concurrentmap',
    },
    {
      have: 'a large set with many writers',
      want: 'let exactly one fiber claim an element',
      use: ['ConcurrentSet.empty'],
      page: 'reference/sync/concurrentset',
    },
    {
      have: 'a value that can be missing',
      want: 'wait for it, read it, and change it',
      use: ['MVar.empty'],
      page: 'reference/sync/mvar',
    },
  ],
};
