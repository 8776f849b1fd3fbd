import { withShortClassNames } from '../../../../../src/site/application/plugin/short-class-names';

const naming = (localIdentName: string) => ({
  loader: 'css-loader',
  options: { importLoaders: 1, modules: { localIdentName, exportOnlyLocals: true } },
});
const plain = { loader: 'css-loader', options: { importLoaders: 1 } };

it('names classes of CSS modules only by a hash, and changes nothing else', () => {
  const rules = [{ test: /css$/, oneOf: [{ use: [naming('[local]_[hash]'), plain, 'other'] }] }];
  expect(withShortClassNames(rules)).toEqual([
    { test: /css$/, oneOf: [{ use: [naming('[contenthash:base64:5]'), plain, 'other'] }] },
  ]);
});

it('stops the build if no loader names classes', () => {
  expect(() => withShortClassNames([{ use: [plain] }, '...'])).toThrow(/short-class-names\.ts/);
});
