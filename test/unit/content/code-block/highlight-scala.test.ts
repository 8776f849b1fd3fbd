import { highlightLines, tokenLines } from '../../../../src/content/code-block/model/highlight';
import { scala } from '../../../../src/content/code-block/model/grammars/scala';

/** All words of a kind. */
const words = (code: string, kind: string) =>
  tokenLines(code, scala)
    .flat()
    .filter((token) => token.kind === kind)
    .map((token) => token.text);

describe('the Scala highlighter', () => {
  test.each([
    ['enum Color derives JsonCodec:', ['enum', 'derives']],
    ['end Color', ['end']],
    ['opaque type Id = Long', ['opaque', 'type']],
    ['extension (id: Id) def value = 1', ['extension', 'def']],
    ['given Ordering[Id] with', ['given', 'with']],
    ['def f(using Ordering[Id]) = 1', ['def', 'using']],
    ['transparent inline def g(inline x: Int) = 1', ['transparent', 'inline', 'def', 'inline']],
    ['inline x match', ['inline', 'match']],
    ['if a then b else c', ['if', 'then', 'else']],
    ['export service.{get, *}', ['export', '*']],
    ['import zio.*', ['import', '*']],
    ['import cats.{Monad as M, given, *}', ['import', 'as', 'given', '*']],
    ['open class Base', ['open', 'class']],
    ['@main def run = 1', ['@main', 'def']],
  ])('finds the keywords in %s', (code, expected) => {
    expect(words(code, 'keyword')).toEqual(expected);
  });

  test.each([
    'file.open(1)',
    'range.end + using.size',
    'derives(x)',
    'x.inline',
    '`type` + `given`',
    'a * b',
    'transparent + opaque',
    'infix(1)',
  ])('treats soft keywords in other positions as names: %s', (code) => {
    expect(words(code, 'keyword')).toEqual([]);
  });

  test('highlights code inside interpolated strings as code', () => {
    expect(words('s"hi ${user.get("k", 12)} $name"', 'literal')).toEqual([
      's"hi ',
      '"k"',
      '12',
      ' ',
      '"',
    ]);
  });

  test('finds the end of multi-line strings and of nested comments', () => {
    const raw = 'val a = """one "two"\nthree"""\nval b = 1';
    expect(words(raw, 'literal')).toEqual(['"""one "two"', 'three"""', '1']);
    expect(words('/* a /* b */ c */ val x = 1', 'comment')).toEqual(['/* a /* b */ c */']);
  });

  test('escapes HTML, including in marked ranges', () => {
    const mark = { line: 0, column: 8, endLine: 0, endColumn: 11 };
    expect(highlightLines('val x = "<a", y', scala, [mark]).join()).toBe(
      '<span class="tok-k">val</span> x = ' +
        '<mark><span class="tok-l">"&lt;a</span></mark><span class="tok-l">"</span>, y',
    );
  });

  test('keeps every line, including empty ones', () => {
    expect(highlightLines('a\n\nb', scala)).toEqual(['a', '', 'b']);
  });
});
