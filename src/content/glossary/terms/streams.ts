import type { Terms } from '../model/term';

/** Streams and their parts. */
export const streams = {
  chunk: {
    name: 'chunk',
    also: ['Chunk'],
    definition:
      'An immutable, indexed sequence backed by arrays. Streams pass their elements on in chunks, so that the cost of a step is shared by many elements.',
    page: 'reference/stream/chunk',
  },
  stream: {
    name: 'stream',
    also: ['ZStream'],
    definition:
      'A description of zero or more values that arrive over time: a `ZStream[R, E, A]` needs `R`, emits values `A`, and ends, fails with `E`, or continues forever. It does nothing until it is run.',
    page: 'reference/stream/zstream/index',
  },
  sink: {
    name: 'sink',
    also: ['ZSink'],
    definition:
      'A consumer of a stream: a `ZSink[R, E, In, L, Z]` takes values `In`, decides when it has enough, and ends with a result `Z` and the leftovers `L` that it took and did not use.',
    page: 'reference/stream/zsink/index',
  },
  leftovers: {
    name: 'leftovers',
    also: ['leftover'],
    definition:
      'The elements that a sink has pulled from a stream but not used. The next sink in a chain starts with them; a single `run` discards them.',
    page: 'reference/stream/zsink/leftovers',
  },
  pipeline: {
    name: 'pipeline',
    also: ['ZPipeline'],
    definition:
      'A transformation between streams, as a value: a `ZPipeline[R, E, In, Out]` is attached with `via` and composed with `>>>`.',
    page: 'reference/stream/zpipeline',
  },
  channel: {
    name: 'channel',
    also: ['ZChannel'],
    definition:
      'What streams, sinks, and pipelines are made of: a `ZChannel` reads inputs, writes outputs, and ends with a result or a failure. Most programs never name it.',
    page: 'reference/stream/zchannel/index',
  },
} as const satisfies Terms;
