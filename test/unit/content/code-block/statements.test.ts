import { statements } from '../../../../src/content/code-block/model/statements';

const kinds = (code: string) => statements(code).map(({ kind }) => kind);

test('distinguishes imports, definitions and expressions', () => {
  const code = `import zio.*

// The limit.
@volatile private val limit, other = 3

case class Order(id: Int)
object Order:
  val empty = Order(0)
end Order

program(limit)
  .retryN(3)`;
  expect(kinds(code)).toEqual(['import', 'definition', 'definition', 'definition', 'expression']);
  expect(statements(code).map(({ names }) => names)).toEqual([
    [],
    ['limit', 'other'],
    ['type Order'],
    ['Order'],
    [],
  ]);
});

test('does not split statements inside brackets or strings, or before leading operators', () => {
  expect(
    kinds(`val text = """
first
second"""
foreach(
list
)(f)
val sum = a
  + b
first
*> second
for
  x <- xs
yield x`),
  ).toEqual(['definition', 'expression', 'definition', 'expression', 'expression']);
});

test('keeps comments at the start of a block with its first statement', () => {
  const code = '// The first call.\n// It fails.\nfirst\n\nsecond';
  expect(statements(code).map(({ text }) => text)).toEqual([
    '// The first call.\n// It fails.\nfirst',
    'second',
  ]);
  expect(statements('// Nothing but a comment.')).toEqual([]);
});

test('gives each given a different name, even without a name in the code', () => {
  const names = statements(`given JsonDecoder[Order] = DeriveJsonDecoder.gen

given JsonDecoder[Item] = DeriveJsonDecoder.gen

given prices: JsonDecoder[Price] = DeriveJsonDecoder.gen

given lists[A](using JsonDecoder[A]): JsonDecoder[List[A]] = JsonDecoder.list

given Ordering[Item] with
  def compare(a: Item, b: Item) = 0`).map((statement) => statement.names[0]);
  expect(names.slice(2, 4)).toEqual(['prices', 'lists']);
  expect(new Set(names).size).toBe(5);
});
