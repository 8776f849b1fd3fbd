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
      means: ['Json.Obj', 'JSON trees'],
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
      means: ['Rename fields and cases', 'SnakeCase'],
      reason: 'circe: how fields are spelled',
    },
    {
      name: 'withDiscriminator',
      means: ['jsonDiscriminator', 'Enums, sealed traits, and discriminators'],
      reason: 'circe: the field that names the type',
    },
    {
      name: 'dropNullValues',
      means: ['Leave out or write None, empty collections, and fields', 'jsonExplicitNull'],
      reason: 'circe: leaves out what is null',
    },
    {
      name: 'forProduct2',
      means: ['Manual JSON codecs', 'JsonDecoder'],
      reason: 'circe: a codec written by hand',
    },
    {
      name: 'emap',
      means: ['JsonDecoder#mapOrFail', 'Transform and validate with map and mapOrFail'],
      reason: 'circe: a check that may fail',
    },
    {
      name: 'KeyDecoder',
      means: ['JsonFieldDecoder', 'Types that have a decoder'],
      reason: 'circe: keys of maps',
    },
    {
      name: 'JsValue',
      means: ['JSON of unknown shape', 'JSON trees'],
      reason: 'Play JSON, spray-json: a document as a value',
    },
    {
      name: 'JsonNode',
      means: ['JSON of unknown shape', 'JSON trees'],
      reason: 'Jackson: a document as a value',
    },
    {
      name: 'writeValueAsString',
      means: ['toJson', 'Encoding JSON'],
      reason: 'Jackson: writes a value as JSON',
    },
    {
      name: '@JsonAlias',
      means: ['jsonAliases', 'Rename fields and cases'],
      reason: 'Jackson: another name of a field',
    },
    {
      name: '@JsonNaming',
      means: ['jsonMemberNames', 'Rename fields and cases'],
      reason: 'Jackson: how fields are spelled',
    },
    {
      name: '@JsonDeserialize',
      means: ['Manual JSON codecs', 'JsonDecoder'],
      reason: 'Jackson: a decoder written by hand',
    },
    {
      name: 'FAIL_ON_UNKNOWN_PROPERTIES',
      means: ['jsonNoExtraFields', 'Reject unknown keys'],
      reason: 'Jackson: refuses fields that it does not know',
    },
    {
      name: '@SerializedName',
      means: ['jsonField', 'Rename fields and cases'],
      reason: 'Gson: the name of a field in documents',
    },
    {
      name: 'JsonCodecMaker.make',
      means: ['JsonCodec.derived', 'DeriveJsonCodec'],
      reason: 'jsoniter-scala: both from the type',
    },
    {
      name: 'expireAfterWrite',
      means: ['Time to live: when an entry expires', 'ZIO Cache'],
      reason: 'Caffeine: how long an entry is kept',
    },
    {
      name: 'downField',
      means: ['Errors and operators of cursors', 'JsonCursor'],
      reason: 'circe: a field of a document',
    },
    {
      name: 'DecodingFailure',
      means: ['Error messages: the path and what is wrong', 'Decoding JSON'],
      reason: 'circe: why a document was refused',
    },
    {
      name: 'ParsingFailure',
      means: ['Error messages: the path and what is wrong', 'Decoding JSON'],
      reason: 'circe: why a text is not JSON',
    },
    {
      name: 'deepMerge',
      means: ['Edit a document', 'JSON trees'],
      reason: 'circe: merges two documents',
    },
    {
      name: 'Json.fromString',
      means: ['Build a document', 'Json.Str'],
      reason: 'circe: a text as a value',
    },
    {
      name: 'Json.fromFields',
      means: ['Build a document', 'Json.Obj'],
      reason: 'circe: an object as a value',
    },
    {
      name: '@JsonKey',
      means: ['jsonField', 'Rename fields and cases'],
      reason: 'circe: the name of a field in documents',
    },
    {
      name: 'withDefaults',
      means: ['Missing, null, and unknown fields', 'Configuring derived codecs'],
      reason: 'circe: values for missing fields',
    },
    {
      name: 'withSnakeCaseConstructorNames',
      means: ['jsonHintNames', 'Enums, sealed traits, and discriminators'],
      reason: 'circe: how types are spelled',
    },
    {
      name: 'strictDecoding',
      means: ['jsonNoExtraFields', 'Reject unknown keys'],
      reason: 'circe: refuses fields that it does not know',
    },
    {
      name: 'Decoder.instance',
      means: ['JsonDecoder', 'Manual JSON codecs'],
      reason: 'circe: a decoder written by hand',
    },
    {
      name: 'Encoder.instance',
      means: ['JsonEncoder', 'Manual JSON codecs'],
      reason: 'circe: an encoder written by hand',
    },
    {
      name: 'Codec.from',
      means: ['JsonCodec operators', 'JsonCodec'],
      reason: 'circe: one of both',
    },
    {
      name: 'circe-fs2',
      means: ['JSON files and streams'],
      reason: 'circe: documents larger than memory',
    },
    {
      name: 'circe-optics',
      means: ['Errors and operators of cursors', 'JSON trees'],
      reason: 'circe: a part of a document',
    },
    { name: 'Json.format', means: ['JsonCodec.derived'], reason: 'Play JSON: both from the type' },
    {
      name: 'Json.reads',
      means: ['JsonDecoder.derived'],
      reason: 'Play JSON: a decoder from the type',
    },
    {
      name: 'Json.writes',
      means: ['JsonEncoder.derived'],
      reason: 'Play JSON: an encoder from the type',
    },
    {
      name: 'JsPath',
      means: ['Errors and operators of cursors', 'JsonCursor'],
      reason: 'Play JSON: a place in a document',
    },
    {
      name: 'JsError',
      means: ['Error messages: the path and what is wrong', 'Decoding JSON'],
      reason: 'Play JSON: why a document was refused',
    },
    {
      name: 'JsObject',
      means: ['Json.Obj', 'JSON trees'],
      reason: 'Play JSON: an object as a value',
    },
    {
      name: 'JsonNaming.SnakeCase',
      means: ['Rename fields and cases', 'SnakeCase'],
      reason: 'Play JSON: how fields are spelled',
    },
    {
      name: 'readNullable',
      means: ['Missing, null, and unknown fields', 'Decoding JSON'],
      reason: 'Play JSON: a field that may be missing',
    },
    {
      name: 'Json.prettyPrint',
      means: ['toJsonPretty', 'Encoding JSON'],
      reason: 'Play JSON: writes a document for people to read',
    },
    {
      name: '@JsonSubTypes',
      means: ['Enums, sealed traits, and discriminators'],
      reason: 'Jackson: the types of a family',
    },
    {
      name: '@JsonTypeName',
      means: ['jsonHint', 'Enums, sealed traits, and discriminators'],
      reason: 'Jackson: the name of a type in documents',
    },
    {
      name: '@JsonInclude',
      means: ['Leave out or write None, empty collections, and fields'],
      reason: 'Jackson: leaves out what is null or empty',
    },
    {
      name: '@JsonSerialize',
      means: ['Manual JSON codecs', 'JsonEncoder'],
      reason: 'Jackson: an encoder written by hand',
    },
    {
      name: '@JsonCreator',
      means: ['JsonDecoder#map', 'Manual JSON codecs'],
      reason: 'Jackson: how a value is made',
    },
    {
      name: '@JsonValue',
      means: ['JsonEncoder#contramap'],
      reason: 'Jackson: a value as what it contains',
    },
    {
      name: '@JsonIgnoreProperties',
      means: ['jsonNoExtraFields', 'Reject unknown keys'],
      reason: 'Jackson: fields that it does not know',
    },
    {
      name: 'readTree',
      means: ['JSON of unknown shape', 'JSON trees'],
      reason: 'Jackson: reads a document as a value',
    },
    {
      name: 'readValue',
      means: ['fromJson', 'Decoding JSON'],
      reason: 'Jackson: reads a text as JSON',
    },
    {
      name: 'treeToValue',
      means: ['Decode part of a tree with as'],
      reason: 'Jackson: a document as a type',
    },
    {
      name: 'UnrecognizedPropertyException',
      means: ['Reject unknown keys', 'jsonNoExtraFields'],
      reason: 'Jackson: a field that it does not know',
    },
    {
      name: 'MismatchedInputException',
      means: ['Error messages: the path and what is wrong', 'Decoding JSON'],
      reason: 'Jackson: why a document was refused',
    },
    {
      name: 'INDENT_OUTPUT',
      means: ['toJsonPretty'],
      reason: 'Jackson: writes a document for people to read',
    },
    {
      name: 'MappingIterator',
      means: ['JSON files and streams'],
      reason: 'Jackson: documents larger than memory',
    },
    {
      name: 'StdDeserializer',
      means: ['Manual JSON codecs', 'JsonDecoder'],
      reason: 'Jackson: a decoder written by hand',
    },
    {
      name: 'GsonBuilder',
      means: ['JsonCodecConfiguration', 'Configuring derived codecs'],
      reason: 'Gson: settings',
    },
    { name: 'TypeAdapter', means: ['Manual JSON codecs'], reason: 'Gson: a codec written by hand' },
    {
      name: 'setPrettyPrinting',
      means: ['toJsonPretty'],
      reason: 'Gson: writes a document for people to read',
    },
    {
      name: 'serializeNulls',
      means: ['jsonExplicitNull', 'Leave out or write None, empty collections, and fields'],
      reason: 'Gson: writes what is null',
    },
    {
      name: 'FieldNamingPolicy',
      means: ['jsonMemberNames', 'Rename fields and cases'],
      reason: 'Gson: how fields are spelled',
    },
    {
      name: 'JsonSyntaxException',
      means: ['Error messages: the path and what is wrong', 'Decoding JSON'],
      reason: 'Gson: why a text is not JSON',
    },
    { name: 'jsonFormat2', means: ['JsonCodec.derived'], reason: 'spray-json: both from the type' },
    { name: 'RootJsonFormat', means: ['JsonCodec'], reason: 'spray-json: reads and writes' },
    {
      name: 'convertTo',
      means: ['Decode part of a tree with as', 'fromJson'],
      reason: 'spray-json: a document as a type',
    },
    {
      name: 'parseJson',
      means: ['fromJson', 'Decoding JSON'],
      reason: 'spray-json: reads a text as JSON',
    },
    {
      name: 'compactPrint',
      means: ['toJson'],
      reason: 'spray-json: writes a document in one line',
    },
    { name: 'macroRW', means: ['JsonCodec.derived'], reason: 'uPickle: both from the type' },
    {
      name: 'ujson.Value',
      means: ['JSON of unknown shape', 'JSON trees'],
      reason: 'uPickle: a document as a value',
    },
    {
      name: 'json4s.JValue',
      means: ['JSON of unknown shape', 'JSON trees'],
      reason: 'json4s: a document as a value',
    },
    {
      name: 'readFromString',
      means: ['fromJson', 'Decoding JSON'],
      reason: 'jsoniter-scala: reads a text as JSON',
    },
    {
      name: 'writeToString',
      means: ['toJson', 'Encoding JSON'],
      reason: 'jsoniter-scala: writes a value as JSON',
    },
    { name: 'JsonValueCodec', means: ['JsonCodec'], reason: 'jsoniter-scala: reads and writes' },
    {
      name: 'scanJsonArrayFromStream',
      means: ['JSON files and streams'],
      reason: 'jsoniter-scala: documents larger than memory',
    },
    {
      name: '@SerialName',
      means: ['jsonField', 'jsonHint'],
      reason: 'Kotlin: the name of a field or type in documents',
    },
    {
      name: 'ignoreUnknownKeys',
      means: ['jsonNoExtraFields', 'Reject unknown keys'],
      reason: 'Kotlin: fields that it does not know',
    },
    {
      name: 'classDiscriminator',
      means: ['jsonDiscriminator'],
      reason: 'Kotlin: the field that names the type',
    },
    {
      name: 'serde rename_all',
      means: ['jsonMemberNames', 'Rename fields and cases'],
      reason: 'Rust: how fields are spelled',
    },
    {
      name: 'serde_json::from_str',
      means: ['fromJson', 'Decoding JSON'],
      reason: 'Rust: reads a text as JSON',
    },
  ],
};
