import type { OperatorFamily } from '../model/family';

export const stm: OperatorFamily = {
  id: 'stm',
  title: 'Transactional types',
  page: 'reference/stm/index',
  choices: [
    {
      have: 'a single value',
      want: 'read and change the value in transactions',
      use: ['TRef.make(value)'],
      page: 'reference/stm/tref',
    },
    {
      have: 'values with keys, or a set of values',
      want: 'change a few entries, or wait for one',
      use: ['TMap.make(entries*)', 'TSet.make(elements*)'],
      page: 'reference/stm/tmap',
    },
    {
      have: 'a fixed number of values with an index',
      want: 'change some of the values without conflicts on the rest',
      use: ['TArray.make(elements*)'],
      page: 'reference/stm/tarray',
    },
    {
      have: 'values to hand over',
      want: 'take the oldest value, or wait for one',
      use: ['TQueue.bounded(n)'],
      page: 'reference/stm/tqueue',
    },
    {
      have: 'values with a priority',
      want: 'take the smallest value first',
      use: ['TPriorityQueue.empty'],
      page: 'reference/stm/tpriorityqueue',
    },
    {
      have: 'events',
      want: 'show each event to all subscribers',
      use: ['THub.bounded(n)'],
      page: 'reference/stm/thub',
    },
    {
      have: 'a result that comes later',
      want: 'let transactions wait for the result',
      use: ['TPromise.make'],
      page: 'reference/stm/tpromise',
    },
    {
      have: 'permits, or readers and writers',
      want: 'limit access as part of a transaction',
      use: ['TSemaphore.make(n)', 'TReentrantLock.make'],
      page: 'reference/stm/tsemaphore',
    },
  ],
};
