import type { AliasList } from './alias';

/** Libraries for JSON, for caching and for batching, whose work ZIO JSON, ZIO Cache and ZIO Query do. */
export const jsonAndData: AliasList = {
  from: 'libraries for data',
  aliases: [
    { name: 'asJson', means: ['toJson', 'Encoding JSON'], reason: 'circe: writes a value as JSON' },
    {
      name: 'io.circe.Decoder',
      means: ['JsonDecoder', 'Decoding JSON'],
      reason: 'circe: reads a type from JSON',
    },
    {
      name: 'io.circe.Encoder',
      means: ['JsonEncoder', 'Encoding JSON'],
      reason: 'circe: writes a type as JSON',
    },
    {
      name: 'Json.parse',
      means: ['fromJson', 'Decoding JSON'],
      reason: 'Play JSON: reads a text as JSON',
    },
    {
      name: '@JsonProperty',
      means: ['Configuring derived codecs', 'jsonField'],
      reason: 'Jackson: the name of a field in documents',
    },
    {
      name: '@JsonIgnore',
      means: ['Configuring derived codecs', 'jsonExclude'],
      reason: 'Jackson: leaves a field out',
    },
    {
      name: '@JsonTypeInfo',
      means: ['jsonDiscriminator', 'Configuring derived codecs'],
      reason: 'Jackson: the field that names the type',
    },
    {
      name: 'Fetch.run',
      means: ['ZIO Query', 'Running queries'],
      reason: 'Fetch: runs requests that travel together; its name alone is a common word',
    },
    {
      name: 'Haxl',
      means: ['ZIO Query', 'Creating queries'],
      reason: 'Haxl: requests that travel together',
    },
    {
      name: 'DataLoader',
      means: ['ZIO Query', 'Creating data sources'],
      reason: 'GraphQL servers: batches requests',
    },
    {
      name: 'LoadingCache',
      means: ['ZIO Cache', 'Cache'],
      reason: 'Guava, Caffeine: a cache over a function',
    },
    {
      name: 'ObjectMapper',
      means: ['ZIO JSON', 'Decoding JSON'],
      reason: 'Jackson: reads and writes',
    },
    {
      name: 'deriveDecoder',
      means: ['JsonDecoder.derived', 'Decoding JSON'],
      reason: 'circe: a decoder from the type',
    },
    {
      name: 'deriveEncoder',
      means: ['JsonEncoder.derived', 'Encoding JSON'],
      reason: 'circe: an encoder from the type',
    },
    { name: 'deriveCodec', means: ['JsonCodec.derived'], reason: 'circe: both from the type' },
    {
      name: 'HCursor',
      means: ['JSON of unknown shape', 'JsonCursor'],
      reason: 'circe: walks through a document',
    },
    {
      name: 'Json.obj',
      means: ['Json.Obj', 'Trees'],
      reason: 'play-json, circe: a document as a value',
    },
    { name: 'Reads', means: ['JsonDecoder', 'Decoding JSON'], reason: 'play-json: reads JSON' },
    { name: 'Writes', means: ['JsonEncoder', 'Encoding JSON'], reason: 'play-json: writes JSON' },
    { name: '@JsonCodec', means: ['JsonCodec.derived'], reason: 'circe: both from the type' },
    {
      name: 'refreshAfterWrite',
      means: ['refresh', 'Entry statistics'],
      reason: 'Caffeine: a new value for an entry',
    },
    { name: 'maximumSize', means: ['capacity'], reason: 'Caffeine: how much is kept' },
    {
      name: 'CacheBuilder',
      means: ['Cache.make', 'ZIO Cache'],
      reason: 'Guava: a cache over a function',
    },
    { name: 'Caffeine', means: ['ZIO Cache', 'Cache'], reason: 'a cache for the JVM' },
  ],
};
