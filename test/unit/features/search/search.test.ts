import { aliasLists } from '@site/src/features/search/aliases';
import { engine, search } from './support/small-site';

describe('searching', () => {
  it.each([
    ['ZIO#retry', 'reference/retrying#code-1', 'a qualified name'],
    ['retryOrElse', 'reference/retrying#code-1', 'a name'],
    ['retryOr', 'reference/retrying#code-1', 'the beginning of a name'],
    ['retry or else', 'reference/retrying#code-1', 'the parts of a name'],
    ['foreach par', 'reference/concurrency#code-1', 'the parts of a name'],
    [
      'ZIO.foreachPar(items)(f)',
      'reference/concurrency#code-1',
      'a name with what it is applied to',
    ],
    ['zio.ZIO#retryN', 'reference/retrying#code-1', 'a name with its package'],
    ['<&>', 'reference/concurrency#parallel', 'an operator'],
    ['a <&> b', 'reference/concurrency#parallel', 'an operator between operands'],
    ['<&&>', 'reference/concurrency#parallel', 'an operator with a slip'],
    ['Concurrency', 'reference/concurrency', 'a title'],
    ['how long to wait', 'reference/retrying#how-long-to-wait', 'a heading'],
    ['exponential', 'reference/retrying#how-long-to-wait', 'a word of the text'],
    [
      'what is interrupted?',
      'reference/concurrency#interrupting',
      'a question, in another form of the word',
    ],
    [
      'cancel a fiber',
      'reference/concurrency#interrupting',
      'a word for what is called otherwise here',
    ],
    ['IO.parTraverse', 'reference/concurrency#code-1', 'a name of another library'],
    ['parTraverse', 'reference/concurrency#code-1', 'a name of another library without its owner'],
    ['retyrOrElse', 'reference/retrying#code-1', 'a slip'],
    ['concurency', 'reference/concurrency', 'a slip'],
    [
      'cancle',
      'reference/concurrency#interrupting',
      'a slip in a word for what is called otherwise here',
    ],
    ['foraechPra', 'reference/concurrency#code-1', 'two slips'],
  ])('for %s finds %s first: %s', (query, expected) => {
    expect(search(query)[0]).toBe(expected);
  });

  it('puts who documents before who mentions', () => {
    const found = search('foreachPar').map((address) => address.replace(/#.*/, ''));
    expect(found.slice(0, 2)).toEqual(['reference/concurrency', 'reference/exit']);
  });

  it('puts the reference that lists an operator before longer code and guides that use it', () => {
    const found = search('<|>').map((address) => address.replace(/#.*/, ''));
    expect(found).toEqual(['reference/concurrency', 'reference/timing', 'guides/porting']);
    expect(search('<&>')[0]).toBe('reference/concurrency#parallel');
  });

  it('takes a name without its owner for one of ZIO', () => {
    expect(search('zipPar').slice(0, 2)).toEqual([
      'reference/concurrency#code-1',
      'reference/exit#code-1',
    ]);
  });

  it('takes a name that a companion library shares with ZIO for the one of ZIO, unless the library is named', () => {
    expect(search('absolve')[0]).toBe('reference/concurrency#code-1');
    expect(search('JsonStream.absolve')[0]).toBe('zio-json#code-1');
  });

  it('puts 2.x above 1.x, and still finds what only 1.x has', () => {
    const found = search('retry');
    expect(found[0]).toBe('reference/retrying#code-1');
    expect(found).toContain('1.x/names#retry');
    expect(search('accessM')[0]).toBe('1.x/names#retry');
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['markup', '<script>alert(1)</script>'],
    ['broken encoding', '%E0%A4%A'],
    ['a costly pattern', '(((((((((a+)+)+)+$'],
    ['characters that are none', '\u0000\uFFFF\uD800'],
    ['a name that every object has', '__proto__'],
    ['another', 'constructor.prototype'],
    ['a very long word', 'x'.repeat(100_000)],
    ['very many words', 'a '.repeat(50_000)],
    ['a very long operator', '!'.repeat(10_000)],
  ])('bears %s', (_, query) => {
    const started = performance.now();
    expect(() => search(query)).not.toThrow();
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('finds nothing for what is nowhere', () => {
    expect(search('qqqqzzzzxxxx')).toEqual([]);
    expect(engine.understand('').names).toEqual([]);
  });
});

describe('the names from elsewhere', () => {
  const all = aliasLists.flatMap(({ aliases }) => aliases);

  it('each have a meaning and a reason', () => {
    expect(all.filter(({ means, reason }) => means.length === 0 || reason.length < 8)).toEqual([]);
  });

  it('occur once', () => {
    const names = all.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
