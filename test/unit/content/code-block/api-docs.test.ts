import { artifactOf } from '../../../../src/facts/catalog/packages';
import { apiDocsUrl } from '../../../../src/content/code-block/model/api-docs';

const artifacts = [
  'dev.zio:zio_3:2.1.26',
  'dev.zio:zio-streams_3:2.1.26',
  'dev.zio:zio-json_3:0.7.3',
];

test.each([
  ['zio.ZIO', 'zio_3/2.1.26/zio/ZIO.html'],
  ['zio.ZIO#retry', 'zio_3/2.1.26/zio/ZIO.html'],
  ['zio.ZIO.succeed', 'zio_3/2.1.26/zio/ZIO$.html'],
  ['zio.Cause.Die', 'zio_3/2.1.26/zio/Cause$$Die.html'],
  ['zio.durationInt', 'zio_3/2.1.26/zio.html'],
  ['zio.stream.ZStream#map', 'zio-streams_3/2.1.26/zio/stream/ZStream.html'],
  ['zio.json.JsonCodec', 'zio-json_3/0.7.3/zio/json/JsonCodec.html'],
])('links %s to its API documentation in the pinned release', (symbol, path) => {
  expect(apiDocsUrl(symbol, artifacts)).toBe(`https://javadoc.io/doc/dev.zio/${path}`);
});

test('has no link for a symbol that is not in an artifact of the page', () => {
  expect(apiDocsUrl('scala.Option', artifacts)).toBeUndefined();
  expect(artifactOf('zioclone.Thing', artifacts)).toBeUndefined();
});
