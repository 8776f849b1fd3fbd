import { componentsOf } from '../../../../../src/site/application/plugin/components';

const line = (name: string, module: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;

const component = line('17896441', '@theme/DocItem');
const listOf = (...lines: readonly string[]): string => `export default {\n${lines.join('')}};\n`;

it('keeps components, but removes pages and their data', () => {
  const components = componentsOf(
    listOf(
      line('00aa', '@site/docs/core/zio.mdx'),
      component,
      line('00ab', '@site/docs/core/index.md'),
      line('00ac', '@generated/p/default-1.json'),
    ),
  );
  expect(components).toContain(component);
  expect(components).not.toMatch(/\.mdx?"|\.json"/);
});

it('adds components that only pages import', () => {
  const components = componentsOf(listOf(component, line('00aa', '@site/docs/a.mdx')));
  expect(components.split('\n').length).toBeGreaterThan(4);
  expect(components).toMatch(/import\("@site\/src\/.*};\n$/s);
});

it('stops the build if the list has another format', () => {
  const otherForm = `export default {"00aa":[() => import("@site/docs/a.mdx"), "@site/docs/a.mdx"]};`;
  expect(() => componentsOf(otherForm)).toThrow(/no longer has one line/);
  expect(() => componentsOf(listOf(component))).toThrow(/no longer has one line/);
  const oneOdd = `  "00ab": [() => import('@site/docs/b.mdx')],\n`;
  expect(() => componentsOf(listOf(line('00aa', '@site/docs/a.mdx'), oneOdd))).toThrow(
    /registry\.js/,
  );
});
