/** The companion libraries' entry points that their pages cover. */
import type { CoveredType } from './model/covered-type';

/**
 * Types of one package, covered by the pages in the library's folder; `''` means the whole folder.
 */
const typesOf =
  (library: string, ofPackage: string) =>
  (name: string, home: readonly string[], also: readonly string[] = []): CoveredType => ({
    name: `${ofPackage}.${name}`,
    also: also.map((one) => `${ofPackage}.${one}`),
    library,
    section: library,
    home: home.map((page) => (page === '' ? library : `${library}/${page}`)),
  });

const json = typesOf('zio-json', 'zio.json');
const cache = typesOf('zio-cache', 'zio.cache');
const query = typesOf('zio-query', 'zio.query');

const nodes = ['Obj', 'Arr', 'Str', 'Num', 'Bool'].map((node) => `ast.Json.${node}`);

export const libraryTypes: readonly CoveredType[] = [
  json('JsonCodec', ['manual-instances']),
  json(
    'JsonDecoder',
    ['decoding', 'manual-instances', 'performance', 'security', 'streams'],
    ['JsonFieldDecoder'],
  ),
  json(
    'JsonEncoder',
    ['encoding', 'manual-instances', 'performance', 'streams'],
    ['JsonFieldEncoder'],
  ),
  json('JsonCodecConfiguration', ['configuration']),
  json('DeriveJsonCodec', [], ['DeriveJsonDecoder', 'DeriveJsonEncoder']),
  json('EncoderOps', [''], ['DecoderOps', 'package']),
  json('ast.Json', ['trees', 'decoding'], nodes),
  json('ast.JsonCursor', ['trees', 'decoding']),
  cache('Cache', [''], ['Lookup', 'CacheStats', 'EntryStats']),
  cache('ScopedCache', ['cache'], ['ScopedLookup']),
  query('ZQuery', ['']),
  query(
    'DataSource',
    ['creating-data-sources'],
    ['DataSource.Batched', 'Described', 'Described.AnySyntax'],
  ),
  query('DataSourceAspect', ['creating-data-sources'], ['QueryAspect']),
  query('CompletedRequestMap', ['creating-data-sources'], ['CompletedRequestMap.UnsafeApi']),
  query('Cache', ['running-queries']),
];
