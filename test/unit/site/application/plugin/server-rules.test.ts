import { serverRules } from '../../../../../src/site/application/plugin/server-rules';

const markdown = require.resolve('@docusaurus/mdx-loader');
const pages = {
  test: /\.mdx?$/,
  use: [{ loader: markdown, options: { crossCompilerCache: new Map() } }],
};

it('makes the server compile pages without a shared cache', () => {
  expect(serverRules([pages], '/')).toEqual([
    {
      test: pages.test,
      use: [
        expect.objectContaining({ loader: expect.stringContaining('page-files-loader') as string }),
        {
          loader: expect.stringContaining('page-loader') as string,
          options: { crossCompilerCache: undefined, load: expect.any(Function) as unknown },
        },
      ],
    },
  ]);
});

it('makes the server write files into the folder of the site, even with nested rules', () => {
  const files = {
    loader: '/modules/file-loader/dist/cjs.js',
    options: { name: '[name].[ext]', emitFile: false },
  };
  const others = { test: /\.js$/, use: [{ loader: 'builtin:swc-loader', options: {} }] };
  const [, nested, same] = serverRules([pages, { oneOf: [{ use: [files] }] }, others], '/sub/');
  expect(nested).toEqual({
    oneOf: [
      {
        use: [
          {
            loader: files.loader,
            options: {
              name: '[name].[ext]',
              emitFile: true,
              outputPath: '../',
              publicPath: '/sub/',
            },
          },
        ],
      },
    ],
  });
  expect(same).toEqual(others);
});

it('stops a build without pages', () => {
  expect(() => serverRules([{ test: /\.js$/, use: [] }], '/')).toThrow('no page would be compiled');
});
