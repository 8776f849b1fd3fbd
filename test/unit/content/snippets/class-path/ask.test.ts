import { askedClassPath, coordinateText } from '@site/src/content/snippets/class-path/ask';
import { readPage } from '@site/src/content/snippets/model/page';

const asked = (frontMatter: string, code: string) => {
  const source = `---\n${frontMatter}\n---\n\n${code}\n`;
  const path = askedClassPath(readPage('docs/a.mdx', source));
  if ('message' in path) throw new Error(path.message);
  return path;
};
const scala3 = '```scala\n1\n```\n';
const scala2 = '```scala 2\n1\n```\n';

describe('the class path of a page', () => {
  it('is ZIO itself if the page names no library', () => {
    const path = asked('title: A', scala3);
    expect(path.scala3.coordinates.map(coordinateText)).toContainEqual(
      expect.stringMatching(/^dev\.zio:zio_3:2\./),
    );
    expect(path).toMatchObject({ scala3: { absent: [] }, scala2: null });
  });

  it('contains Scala 2.13 artifacts if a block is compiled with Scala 2.13', () => {
    const path = asked('title: A', scala3 + scala2);
    expect(path.scala2?.coordinates.map(coordinateText)).toContainEqual(
      expect.stringMatching(/^dev\.zio:zio_2\.13:2\./),
    );
  });

  it('has no Scala 2.13 artifacts for a Scala 2 block that is only parsed', () =>
    expect(asked('title: A', '```scala 2 parsed="ZIO 1"\n1\n```')).toMatchObject({ scala2: null }));

  it('names a release that is not available, and contains only the core', () => {
    const path = asked('library: zio-kafka', scala3);
    expect(path.scala3.absent).toContainEqual(expect.stringMatching(/^dev\.zio:zio-kafka_3:\d/));
    expect(path.scala3.coordinates).toEqual(asked('title: A', scala3).scala3.coordinates);
  });
});
