import type { AliasList } from './alias';

/** Names from libraries that do the work of ZIO JSON, ZIO Cache and ZIO Query. */
export const jsonAndData: AliasList = {
  from: 'data libraries',
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
    {
      name: 'deriveCodec',
      means: ['JsonCodec.derived'],
      reason: 'circe: derives encoder and decoder',
    },
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
    {
      name: '@JsonCodec',
      means: ['JsonCodec.derived'],
      reason: 'circe: derives encoder and decoder',
    },
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
    {
      name: 'noSpaces',
      means: ['toJson', 'Encoding JSON'],
      reason: 'circe: writes a document in one line',
    },
    {
      name: 'spaces2',
      means: ['toJsonPretty', 'Encoding JSON'],
      reason: 'circe: writes a document for people to read',
    },
    {
      name: 'parser.decode',
      means: ['fromJson', 'Decoding JSON'],
      reason: 'circe: reads a text as JSON',
    },
    {
      name: 'deriveConfiguredCodec',
      means: ['Configuring derived codecs', 'JsonCodecConfiguration'],
      reason: 'circe: both from the type, with settings',
    },
    {
      name: 'withSnakeCaseMemberNames',
      means: ['Names of fields and members', 'SnakeCase'],
      reason: 'circe: how fields are spelled',
    },
    {
      name: 'withDiscriminator',
      means: ['jsonDiscriminator', 'Sealed families'],
      reason: 'circe: the field that names the type',
    },
    {
      name: 'dropNullValues',
      means: ['What to leave out', 'jsonExplicitNull'],
      reason: 'circe: leaves out what is null',
    },
    {
      name: 'forProduct2',
      means: ['Manual JSON codecs', 'JsonDecoder'],
      reason: 'circe: a codec written by hand',
    },
    {
      name: 'emap',
      means: ['JsonDecoder#mapOrFail', 'Change or check what was read'],
      reason: 'circe: a check that may fail',
    },
    {
      name: 'KeyDecoder',
      means: ['JsonFieldDecoder', 'Which types have a decoder'],
      reason: 'circe: keys of maps',
    },
    {
      name: 'JsValue',
      means: ['JSON of unknown shape', 'Trees'],
      reason: 'Play JSON, spray-json: a document as a value',
    },
    {
      name: 'JsonNode',
      means: ['JSON of unknown shape', 'Trees'],
      reason: 'Jackson: a document as a value',
    },
    {
      name: 'writeValueAsString',
      means: ['toJson', 'Encoding JSON'],
      reason: 'Jackson: writes a value as JSON',
    },
    {
      name: '@JsonAlias',
      means: ['jsonAliases', 'Names of fields and members'],
      reason: 'Jackson: another name of a field',
    },
    {
      name: '@JsonNaming',
      means: ['jsonMemberNames', 'Names of fields and members'],
      reason: 'Jackson: how fields are spelled',
    },
    {
      name: '@JsonDeserialize',
      means: ['Manual JSON codecs', 'JsonDecoder'],
      reason: 'Jackson: a decoder written by hand',
    },
    {
      name: 'FAIL_ON_UNKNOWN_PROPERTIES',
      means: ['jsonNoExtraFields', 'Strict documents'],
      reason: 'Jackson: refuses fields that it does not know',
    },
    {
      name: '@SerializedName',
      means: ['jsonField', 'Names of fields and members'],
      reason: 'Gson: the name of a field in documents',
    },
    {
      name: 'JsonCodecMaker.make',
      means: ['JsonCodec.derived', 'DeriveJsonCodec'],
      reason: 'jsoniter-scala: both from the type',
    },
    {
      name: 'expireAfterWrite',
      means: ['Time to live', 'ZIO Cache'],
      reason: 'Caffeine: how long an entry is kept',
    },
  ],
};
