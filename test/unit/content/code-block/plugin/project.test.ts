import { strFromU8, unzipSync } from 'fflate';
import { transform as transformPage, viewsOf } from './transform';

const transform = (source: string) => transformPage('docs/guides/shop.mdx', source, true);
const viewOf = (source: string) => viewsOf(transform(source).tree, 'ProjectDownload')[0];

const build = '```sbt file=build.sbt\nname := "shop"\n```\n';
const main = '```scala file=src/main/scala/Main.scala\nobject Main\n```\n';
const offer = '<ProjectDownload />\n';

describe('a page with a project to download', () => {
  it('lists every file with a link to its block', () => {
    expect(viewOf(`${offer}\n${build}\n${main}`)).toMatchObject({
      name: 'shop',
      files: [
        { path: 'build.sbt', anchor: 'file-1' },
        { path: 'src/main/scala/Main.scala', anchor: 'code-1' },
      ],
    });
  });

  it('adds one archive, at an address that changes with its content', () => {
    const { assets } = transform(`${offer}\n${build}\n${main}`);
    const archive = assets.find(({ name }) => name === 'code/guides/shop/shop.zip')?.content;
    const files = unzipSync(Buffer.from(archive ?? ''));
    expect(strFromU8(files['shop/src/main/scala/Main.scala'] ?? new Uint8Array())).toBe(
      'object Main\n',
    );
    const before = viewOf(`${offer}\n${build}\n${main}`)?.['href'];
    expect(before).toMatch(/^\/code\/guides\/shop\/shop\.zip\?[\da-f]{8}$/);
    expect(viewOf(`${offer}\n${build}\n${main.replace('Main\n', 'Main2\n')}`)?.['href']).not.toBe(
      before,
    );
  });

  it('stops the build if the build file is missing, or if sbt would not compile a file', () => {
    expect(() => transform(`text\n\n${offer}\n${main}`)).toThrow(
      'docs/guides/shop.mdx:3:1: error: the project of this page has no build.sbt',
    );
    const astray = main.replace('src/main/scala/', 'shop/');
    expect(() => transform(`${offer}\n${build}\n${astray}`)).toThrow(
      'sbt does not compile `shop/Main.scala`',
    );
  });

  it('stops the build if the element has attributes, or is inside a paragraph', () => {
    expect(() => transform(`<ProjectDownload name="x" />\n\n${build}`)).toThrow(
      'neither attributes nor content',
    );
    expect(() => transform(`Take <ProjectDownload /> now.\n\n${build}`)).toThrow(
      'inside a paragraph',
    );
  });
});

test('a page without a download adds no archive', () => {
  expect(transform(`${build}\n${main}`).assets.filter(({ name }) => name.endsWith('.zip'))).toEqual(
    [],
  );
});
