// cspell:ignore efect
import type { Nodes, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { visitParents } from '../../../../../src/content/snippets/model/visit';
import catalogElements from '../../../../../src/site/ecosystem/elements/remark';

function transform(markdown: string): Root {
  const file = new VFile({ path: '/site/docs/zio-json/index.mdx', value: markdown });
  const tree = unified().use(remarkParse).use(remarkMdx).parse(file);
  catalogElements({ siteDir: '/site' })(tree, file);
  return tree;
}

/** Every node of the page after the transform, in reading order. */
function nodes(markdown: string): Nodes[] {
  const all: Nodes[] = [];
  visitParents(transform(markdown), (node) => all.push(node));
  return all;
}

/** The values of all nodes of a type on the page. */
const values = (markdown: string, type: 'code' | 'text' | 'mdxjsEsm') =>
  nodes(markdown).flatMap((node) => (node.type === type ? [node.value] : []));
const codes = (markdown: string) => values(markdown, 'code');

/** The values of all attributes with this name on the page. */
const attributes = (markdown: string, name: string) =>
  nodes(markdown)
    .flatMap((node) => (node.type === 'mdxJsxFlowElement' ? node.attributes : []))
    .flatMap((each) => (each.type === 'mdxJsxAttribute' && each.name === name ? [each.value] : []));

function complaint(markdown: string): string {
  try {
    transform(markdown);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the elements of the catalog in a page', () => {
  it('create install tabs with the checked release, and mention the newest release', () => {
    const page = '<Install library="zio-json" />';
    expect(attributes(page, 'group')).toEqual(['build-tool']);
    expect(attributes(page, 'value')).toEqual(['sbt', 'mill', 'scala-cli', 'maven']);
    expect(codes(page)[0]).toBe('libraryDependencies += "dev.zio" %% "zio-json" % "0.9.2"');
    expect(codes(page)[1]).toBe('libraryDependencies += "dev.zio" %%% "zio-json" % "0.9.2"');
    expect(values(page, 'text')).toEqual([expect.stringMatching(/^Newest: zio-json 0\.10\.0\. /)]);
    expect(values('<Install library="zio-query" />', 'text')).toEqual([]);
    expect(attributes(page, 'names')[0]).toBe('Scala.js and Scala Native');
  });

  it('leave the newest release out of install blocks where the facts already name it', () => {
    const facts = '<LibraryFacts library="zio-json" />\n\n';
    const install = '<Install library="zio-json" artifacts="zio-json, zio-json-yaml" />';
    expect(values(install, 'text')[0]).toMatch(/zio-json 0\.10\.0 and zio-json-yaml 0\.10\.0\. /);
    expect(values(facts + install, 'text')[0]).toMatch(/^Newest: zio-json-yaml 0\.10\.0\. /);
    expect(values(`${facts}<Install library="zio-json" />`, 'text')).toEqual([]);
  });

  it('show a single variant if the library supports only the JVM', () => {
    expect(codes('<Install library="zio-kafka" />')).toHaveLength(4);
    expect(codes('<Install library="zio-sbt" />')).toEqual([
      'addSbtPlugin("dev.zio" % "zio-sbt-website" % "0.5.0")',
    ]);
  });

  it('install artifacts of other projects by their ids, with or without a library', () => {
    expect(codes('<Install others="zio-interop-cats" />')[0]).toMatch(
      /^libraryDependencies \+= "dev.zio" %% "zio-interop-cats" % "[\d.]+"$/,
    );
    expect(codes('<Install library="zio" others="cats-effect" />')[0]).toMatch(
      /"zio" % [\s\S]*"org.typelevel" %% "cats-effect" % /,
    );
    expect(complaint('<Install others="cats-efect" />')).toContain(
      'unknown artifact "cats-efect"; did you mean "cats-effect"?',
    );
  });

  it('create complete build files for a new program, without an import', () => {
    const page = '<BuildFiles library="zio" artifacts="zio zio-test zio-test-sbt" />';
    expect(attributes(page, 'value')).toEqual(['scala-cli', 'sbt', 'mill', 'maven']);
    expect(codes(page)[0]).toContain('//> using dep dev.zio::zio:2.1.26');
    expect(values(page, 'mdxjsEsm')).toEqual([]);
  });

  it('create the build files of a project for each tool', () => {
    const page = '<ProjectBuild artifacts="zio" resources="yes" />';
    expect(attributes(page, 'value')).toEqual(['scala-cli', 'sbt', 'mill', 'maven']);
    expect(codes(page)[0]).toContain('//> using resourceDir src/main/resources');
  });

  it('pass components their data, and import them only into pages that use them', () => {
    const page = 'Text.\n\n<LibraryFacts library="zio-json" />';
    expect(values(page, 'mdxjsEsm')).toEqual([
      "import { LibraryFacts } from '@site/src/site/ecosystem/ui/LibraryFacts'",
    ]);
    expect(attributes(page, 'view')).toEqual([
      expect.objectContaining({ value: expect.stringContaining('"repository":"zio/zio-json"') }),
    ]);
    expect(values('Text.', 'mdxjsEsm')).toEqual([]);
  });

  it('work in lists and other elements', () => {
    const page = '- One\n\n  <Install library="zio" artifacts="zio, zio-test" />\n';
    expect(codes(page)[0]).toContain('"zio-test" % "2.1.26" % Test');
  });

  it('stop the build with the file, the line and a similar name for an unknown name', () => {
    const text =
      'One.\n\n<Install library="zio-jsn" />\n\n<Install library="zio" artifacts="zio-tst" />';
    const [heading, , ...lines] = complaint(text).split('\n');
    expect(heading).toBe('The catalog cannot be shown.');
    expect(lines).toEqual([
      'docs/zio-json/index.mdx:3: unknown library "zio-jsn"; did you mean "zio-json"?',
      '  The libraries are the records in src/facts/catalog/libraries.',
      'docs/zio-json/index.mdx:5: unknown artifact "zio-tst"; did you mean "zio-test"?',
      expect.stringContaining('  The artifacts of zio are zio, zio-streams, zio-test,'),
      '',
    ]);
  });

  it.each([
    [
      '<Install />',
      '<Install> does not name anything to install',
      'Add library="…", or others="…"',
    ],
    [
      '<Install library={name} />',
      'does not take library in this form',
      'Use only library="…" and',
    ],
    ['<EcosystemDirectory topic="http" />', 'does not take topic', 'Write it without attributes'],
    ['<LibraryFacts library="zio">\n  text\n</LibraryFacts>', 'has content', 'Remove the content'],
    ['Use <Install library="zio" /> here.', 'is inside a paragraph', 'Put it on its own line'],
    [
      '<Install library="zio-meta" />',
      'zio-meta has no release to install',
      'Remove the install block',
    ],
  ])('reject %s', (markdown, problem, remedy) => {
    const message = complaint(markdown);
    expect(message).toContain('docs/zio-json/index.mdx:1: ');
    expect(message).toContain(problem);
    expect(message).toContain(remedy);
  });

  it('do not change other elements', () => {
    const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [] }] };
    catalogElements({ siteDir: '/site' })(tree, new VFile({ path: '/site/docs/a.mdx' }));
    expect(tree.children).toHaveLength(1);
  });
});
