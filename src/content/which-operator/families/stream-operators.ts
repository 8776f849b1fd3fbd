import type { OperatorFamily } from '../model/family';

export const streamOperators: OperatorFamily = {
  id: 'stream-operators',
  title: 'Combining, parallelizing, and limiting streams',
  page: 'reference/stream/zstream/operations',
  choices: [
    {
      have: 'elements and a slow effect',
      want: 'run several effects at a time',
      use: ['stream.mapZIOPar(n)(f)', 'stream.mapZIOParUnordered(n)(f)'],
      note: '`mapZIOPar` keeps the order of the elements',
    },
    {
      have: 'elements that belong to keys',
      want: 'process each key on its own',
      use: ['stream.groupByKey(key)(f)'],
      note: 'consume every group',
    },
    {
      have: 'many small elements',
      want: 'batches of a size, or after a time',
      use: ['stream.groupedWithin(n, duration)', 'stream.aggregateAsync(sink)'],
    },
    {
      have: 'two streams',
      want: 'the elements of both as they arrive',
      use: ['a.merge(b)', 'a.merge(b, HaltStrategy.Left)'],
    },
    {
      have: 'two streams',
      want: 'pairs of elements',
      use: ['a.zip(b)', 'a.zipLatest(b)'],
    },
    {
      have: 'one stream and several consumers',
      want: 'every element for each consumer',
      use: ['stream.broadcast(n, maximumLag)'],
    },
    {
      have: 'a fast producer',
      want: 'let the producer work ahead, or limit its rate',
      use: ['stream.buffer(n)', 'stream.throttleShape(units, duration)(cost)'],
    },
    {
      have: 'a stream that may never end',
      want: 'stop the stream from outside',
      use: ['stream.interruptWhen(effect)', 'stream.haltWhen(effect)'],
    },
  ],
};
