import { strFromU8, unzipSync } from 'fflate';
import { archiveOf } from '../../../../src/content/project/model/project';

const files = [
  { path: 'build.sbt', content: 'name := "shop"\n', anchor: 'file-1' },
  { path: 'src/Shop.scala', content: '// größer\n', anchor: 'code-1' },
];

describe('the archive of a page', () => {
  it('contains the files of the project in a folder with the name of the page', () => {
    const { name, content } = archiveOf('docs/guides/shop.mdx', files);
    const unpacked = Object.entries(unzipSync(content)).map(([path, bytes]) => [
      path,
      strFromU8(bytes),
    ]);
    expect(name).toBe('shop');
    expect(unpacked).toEqual([
      ['shop/build.sbt', 'name := "shop"\n'],
      ['shop/src/Shop.scala', '// größer\n'],
    ]);
  });

  it('has the name of the folder if the page is an index', () => {
    expect(archiveOf('docs/guides/shop/index.mdx', files).name).toBe('shop');
  });

  it('is identical, byte for byte, at any time', () => {
    jest.useFakeTimers({ now: new Date('2001-02-03') });
    const first = archiveOf('docs/guides/shop.mdx', files).content;
    jest.setSystemTime(new Date('2031-02-03'));
    expect(archiveOf('docs/guides/shop.mdx', files).content).toEqual(first);
    jest.useRealTimers();
  });
});
