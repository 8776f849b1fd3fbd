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
  ],
};
