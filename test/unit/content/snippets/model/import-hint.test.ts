// cspell:ignore strem
import { importHint } from '@site/src/content/snippets/model/import-hint';

const page = ['dev.zio:zio_3:2.1.26', 'dev.zio:zio-streams_3:2.1.26'];

describe('the hint for an import that does not compile', () => {
  it('explains how to add a library', () => {
    expect(importHint('import zio.json.*', page)).toBe(
      'This name comes from zio-json, which is not on the class path of this page. Write `library: zio-json` if the page is about ZIO JSON, else `dependencies: [zio-json]` in the front matter.',
    );
  });

  it('explains how to add an artifact of another project', () => {
    expect(importHint('  import cats.effect.{IO, Ref}', page)).toBe(
      'This name comes from cats-effect, which is not on the class path of this page. Write `dependencies: [cats-effect]` in the front matter.',
    );
  });

  it.each([
    'import zio.strem.*',
    'import zio.stream.ZStrem',
    'val json = zio.json',
    'import java.util.*',
  ])('is missing for `%s`', (line) => expect(importHint(line, page)).toBeNull());
});
