import type { OperatorFamily } from '../model/family';

export const creatingStreams: OperatorFamily = {
  id: 'creating-streams',
  title: 'Creating a stream',
  page: 'reference/stream/zstream/creating-zio-streams',
  choices: [
    {
      have: 'a collection or a chunk',
      want: 'emit its elements',
      use: ['ZStream.fromIterable(list)', 'ZStream.fromChunk(chunk)'],
    },
    {
      have: 'an effect',
      want: 'emit its result, once or again and again',
      use: ['ZStream.fromZIO(effect)', 'ZStream.repeatZIO(effect)'],
    },
    {
      have: 'an API with pages',
      want: 'fetch the next page when it is needed',
      use: ['ZStream.paginateChunkZIO(first)(fetch)'],
    },
    {
      have: 'an iterator',
      want: 'emit its elements, and fail if it throws',
      use: ['ZStream.fromIterator(iterator)'],
      note: 'with `maxChunkSize = 1` if it is slow',
    },
    {
      have: 'a file or an input stream',
      want: 'emit its bytes and close it',
      use: ['ZStream.fromPath(path)', 'ZStream.fromInputStreamZIO(open)'],
    },
    {
      have: 'a queue or a hub',
      want: 'emit what arrives',
      use: ['ZStream.fromQueue(queue)', 'ZStream.fromHub(hub)'],
      note: 'ends only at `shutdown`; use `flattenTake` for an end marker',
    },
    {
      have: 'a library with callbacks',
      want: 'emit each call',
      use: ['ZStream.asyncInterrupt(register)'],
      note: 'a buffer of 16; don’t fill it inside `register`',
    },
    {
      have: 'a state',
      want: 'compute elements from it',
      use: ['ZStream.unfold(state)(f)', 'ZStream.iterate(first)(f)'],
    },
  ],
};
