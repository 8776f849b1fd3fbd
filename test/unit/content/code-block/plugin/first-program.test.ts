import fs from 'node:fs';
import path from 'node:path';
import { lockFileOf } from '../../../../../src/content/snippets/lock-files';
import { formatLock } from '../../../../../src/content/snippets/model/lock-text';
import { blockHash } from '../../../../../src/content/snippets/model/hash';
import { readPage } from '../../../../../src/content/snippets/model/page';
import { sharedCode } from '../../../../../src/content/snippets/shared-code';
import { lockedBlock, pageLock } from '../locks';
import { siteDir, transform as transformPage, viewsOf } from './transform';

const page = 'docs/zio-mail/index.mdx';

/** Transforms a page whose blocks run and print a line. */
function transform(source: string, lenient = false) {
  const blocks = readPage(page, source, sharedCode(siteDir)).fences.map((fence, index) =>
    lockedBlock({
      hash: blockHash(fence),
      mode: fence.words.mode,
      output: 'sent\n',
      end: { kind: 'value', text: null },
      dependsOn: fence.code.includes('earlier') ? [index - 1] : [],
    }),
  );
  const file = path.join(siteDir, lockFileOf(page));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, formatLock(pageLock(blocks, { page })));
  return transformPage(page, source, lenient).tree;
}

const program = `import zio.*

object Mail extends ZIOAppDefault:
  def run = Console.printLine("sent")`;
const scala = (code: string, words = 'run') => `\`\`\`scala ${words}\n${code}\n\`\`\`\n`;
const first = (content: string) => `<FirstProgram>\n\n${content}\n</FirstProgram>\n`;
const html = (view: Record<string, unknown>) =>
  JSON.stringify(view['segments']).replace(/<[^>]*>/g, '');

describe('the first program of a page', () => {
  it('comes after its build files and before its commands and its output', () => {
    const tree = transform(`Save it.\n\n${first(scala(program))}\nThat was it.\n`);
    expect(tree.children.map((node) => ('name' in node ? node.name : node.type))).toEqual([
      'paragraph',
      'Tabs',
      'CodeBlock',
      'Tabs',
      'ProgramOutput',
      'paragraph',
      'CheckedAgainst',
    ]);
    expect(viewsOf(tree, 'ProgramOutput')).toEqual([{ outcome: 'value', printed: 'sent' }]);
    const views = viewsOf(tree, 'CodeBlock');
    expect(views.map((view) => view['title'] ?? html(view))).toEqual([
      'Mail.scala, first lines',
      'build.sbt',
      'project/build.properties',
      'build.mill',
      'pom.xml',
      expect.stringContaining('object Mail'),
      expect.stringContaining('scala-cli run Mail.scala'),
      expect.stringContaining('sbt run'),
      expect.stringContaining('./mill run'),
      expect.stringContaining('mvn -q scala:run -DmainClass=Mail'),
    ]);
    expect(views.every((view) => view['output'] === undefined)).toBe(true);
  });

  it('has the directives of its script in the file for Scala CLI', () => {
    const [directives = {}] = viewsOf(transform(first(scala(program))), 'CodeBlock');
    expect(html(directives)).toContain('using scala 3.3.8');
    expect(html(directives)).toContain('using dep dev.zio::zio:2.1.26');
  });

  it('is an ordinary block on the development server until it has been checked', () => {
    const tree = transformPage('docs/zio-mail/new.mdx', first(scala(program)), true).tree;
    expect(viewsOf(tree, 'CodeBlock')).toHaveLength(1);
  });

  it.each([
    ['no program', first('Text.\n'), 'Put the program into it'],
    ['two programs', first(`${scala(program)}\n${scala('val x = 1', '')}`), 'exactly one'],
    ['attributes', first(scala(program)).replace('Program>', 'Program library="zio">'), 'remove'],
    ['a program that is not run', first(scala(program, '')), 'write `scala run`'],
    [
      'an effect without an object',
      first(scala('import zio.*\n\nZIO.unit')),
      'object Main extends',
    ],
    [
      'a program that ends in an expression',
      first(scala(`${program}\n\nMail`)),
      'end the block with that object',
    ],
    [
      'a program that needs another block',
      `${first(scala(`// earlier\n${program}`))}`,
      'repeat their definitions in it',
    ],
  ])('stops the build for %s, with file, line, and remedy', (_, source, remedy) => {
    expect(() => transform(`Text.\n\n${source}`)).toThrow(
      /^docs\/zio-mail\/index\.mdx:3:1: error: /,
    );
    expect(() => transform(`Text.\n\n${source}`)).toThrow(new RegExp(remedy, 'i'));
  });

  it('stops the build inside a paragraph', () => {
    expect(() => transform('See <FirstProgram /> here.\n')).toThrow('put it on its own line');
  });
});
