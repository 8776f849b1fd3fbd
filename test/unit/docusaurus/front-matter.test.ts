import { parseFrontMatter } from '../../../src/docusaurus/front-matter';

const read = (frontMatter: Record<string, unknown> | Error) =>
  parseFrontMatter({
    filePath: 'docs/page.mdx',
    fileContent: 'Text.',
    defaultParseFrontMatter: () =>
      frontMatter instanceof Error
        ? Promise.reject(frontMatter)
        : Promise.resolve({ frontMatter, content: 'Text.' }),
  });

it('reads front matter as empty if Docusaurus would stop at it', async () => {
  expect(await read({ title: 'Page' })).toMatchObject({ frontMatter: { title: 'Page' } });
  for (const faulty of [new Error('unexpected end'), { title: ['Page'] }])
    expect(await read(faulty)).toEqual({ frontMatter: {}, content: 'Text.' });
});
