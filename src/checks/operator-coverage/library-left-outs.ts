/** Members of companion libraries that no page needs to show. */
import type { LeftOut } from './model/left-out';

const members = (owner: string, names: string): string[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `zio.${owner}.${name}`);

const directions = ['json.JsonCodec', 'json.JsonDecoder', 'json.JsonEncoder'];

const values = `bigDecimal bigInteger boolean byte char currency double float int long
  scalaBigDecimal scalaBigInt short string symbol uuid`;
const times = `dayOfWeek duration instant localDate localDateTime localTime month monthDay
  offsetDateTime offsetTime period year yearMonth zoneId zoneOffset zonedDateTime`;
const collections = `array arraySeq chunk either hashMap hashSet iArray iterable list listMap map
  nonEmptyChunk option seq set sortedMap sortedSet vector`;
const oneDirection = `indexedSeq linearSeq listSet mutableMap treeSet fromCodec
  unionOfStringEnumeration`;
const tuples = Array.from({ length: 22 }, (_, at) => `tuple${at + 1}`).join(' ');

/** Instances that pages do use by name. */
const usedByName = new Set([
  'zio.json.JsonCodec.int',
  'zio.json.JsonDecoder.either',
  'zio.json.JsonDecoder.list',
  'zio.json.JsonDecoder.option',
  'zio.json.JsonDecoder.string',
  'zio.json.JsonEncoder.either',
  'zio.json.JsonEncoder.list',
  'zio.json.JsonEncoder.option',
  'zio.json.JsonFieldDecoder.string',
]);

const instances = [
  ...directions.flatMap((owner) => members(owner, `${values} ${times} ${collections} ${tuples}`)),
  ...directions.slice(1).flatMap((owner) => members(owner, oneDirection)),
  ...members('json.JsonFieldDecoder', 'int long string stringLike uuid'),
  ...members('json.JsonFieldEncoder', 'int long string uuid'),
  ...['Json', 'Json.Obj', 'Json.Arr', 'Json.Str', 'Json.Num', 'Json.Bool'].flatMap((node) =>
    members(`json.ast.${node}`, 'codec decoder encoder'),
  ),
];

export const libraryLeftOuts: readonly LeftOut[] = [
  {
    reason: 'machinery',
    why: 'Instances that the compiler finds; the page on decoding has a table of the types that have one.',
    symbols: instances.filter((symbol) => !usedByName.has(symbol)),
  },
  {
    reason: 'machinery',
    why: 'Written without its name, as in `JsonCodec[Int]` or `Json.Num(3)`, so that no block names it.',
    symbols: [
      ...directions,
      'json.JsonFieldDecoder',
      'json.JsonFieldEncoder',
      'json.JsonCodecConfiguration',
      ...['Json', 'Json.Obj', 'Json.Arr', 'Json.Num', 'Json.Bool'].map(
        (node) => `json.ast.${node}`,
      ),
    ].map((owner) => `zio.${owner}.apply`),
  },
  {
    reason: 'internal',
    why: 'Methods that Magnolia’s derivation calls to build an instance.',
    symbols: ['json.DeriveJsonDecoder', 'json.DeriveJsonEncoder'].flatMap((owner) =>
      members(owner, 'join split'),
    ),
  },
  {
    reason: 'internal',
    why: 'The place where a run keeps the finalizers of its query.',
    symbols: ['zio.query.ZQuery.currentScope'],
  },
];
