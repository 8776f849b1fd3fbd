import { aliasLists } from '@site/src/site/search/aliases';
import { archive, engine, page, reference, search, searchIn } from './support/small-site';

describe('searching', () => {
  it.each([
    ['ZIO#retry', 'reference/retrying', 'a qualified name'],
    ['retryOrElse', 'reference/retrying#which-operator', 'a name'],
    ['retryOr', 'reference/retrying', 'the beginning of a name'],
    ['retry or else', 'reference/retrying', 'the parts of a name'],
    ['foreach par', 'reference/concurrency#parallel', 'the parts of a name'],
    [
      'ZIO.foreachPar(items)(f)',
      'reference/concurrency#parallel',
      'a name with what it is applied to',
    ],
    ['zio.ZIO#retryN', 'reference/retrying#which-operator', 'a name with its package'],
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
    ['IO.parTraverse', 'reference/concurrency#parallel', 'a name of another library'],
    [
      'parTraverse',
      'reference/concurrency#parallel',
      'a name of another library without its owner',
    ],
    ['retyrOrElse', 'reference/retrying#which-operator', 'a slip'],
    ['concurency', 'reference/concurrency', 'a slip'],
    [
      'cancle',
      'reference/concurrency#interrupting',
      'a slip in a word for what is called otherwise here',
    ],
    ['foraechPra', 'reference/concurrency#parallel', 'two slips'],
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
      'reference/concurrency#parallel',
      'reference/exit#combine',
    ]);
  });

  it('takes a name that a companion library shares with ZIO for the one of ZIO, unless the library is named', () => {
    expect(search('absolve')[0]).toBe('reference/concurrency#parallel');
    expect(search('JsonStream.absolve')[0]).toBe('zio-json#decode');
  });

  it('puts every page of 2.x above 1.x, and still finds what only 1.x has', () => {
    const found = search('retry');
    expect(found[0]).toBe('reference/retrying');
    expect(found.findIndex((address) => address.startsWith('1.x/'))).toBe(found.length - 1);
    expect(search('accessM')[0]).toBe('1.x/names#retry');
  });

  it('puts a page of 2.x that only mentions a word above one of 1.x that is about it', () => {
    const own = searchIn([
      page('old', 'Lanterns', archive, '1.x', '<p>Lanterns of old.</p>'),
      page(
        'new',
        'Oil',
        reference,
        '2.x',
        '<p>Much is said of oil here, and little of lanterns.</p>',
      ),
    ]);
    expect(own.search('of lanterns')).toEqual(['new', 'old']);
  });

  it('counts what else a page has, where its best section is as good as that of another', () => {
    const lantern = '<p>A lantern hangs here.</p>';
    const own = searchIn([
      page('dark', 'One', reference, '2.x', `<h2 id="a">Only</h2>${lantern}`),
      page(
        'bright',
        'Many',
        reference,
        '2.x',
        `<h2 id="b">First</h2>${lantern}<h2 id="c">Second</h2>${lantern}`,
      ),
    ]);
    expect(own.search('lantern')).toEqual(['bright#b', 'dark#a']);
  });

  it('finds words that stand together before the same words apart', () => {
    const own = searchIn([
      page('apart', 'One', reference, '2.x', '<p>The lamp needs light; the oil needs a can.</p>'),
      page(
        'together',
        'Two',
        reference,
        '2.x',
        '<p>A can needs light, and the lamp oil a can.</p>',
      ),
      page('too', 'Three', reference, '2.x', '<p>Lamp oil.</p>'),
    ]);
    expect(own.search('lamp oil')).toEqual(['too', 'together', 'apart']);
  });

  it('takes a part of a name for no form of another word', () => {
    const own = searchIn([
      page('part', 'One', reference, '2.x', '<p>It ends with <code>NoSpace</code>.</p>'),
      page('word', 'Two', reference, '2.x', '<p>Waits are spaced.</p>'),
    ]);
    expect(own.search('spaced')).toEqual(['word']);
    expect(own.search('space')).toContain('part');
  });

  it('lands on the section that explains a name, and not on the list of signatures', () => {
    const own = searchIn([
      page(
        'one',
        'One',
        reference,
        '2.x',
        `<h2 id="all">All</h2><table><tr><th><code data-signature>ZIO#lift</code><td>Lifts</table><h2 id="why">What lift is for</h2><p>Take lift where you would climb; the value goes up with it.</p>`,
      ),
    ]);
    expect(own.search('lift')).toEqual(['one#why']);
  });

  it('takes what a decision table offers for what the page is about', () => {
    const own = searchIn([
      page('mention', 'One', reference, '2.x', '<p>Here stands eventually, eventually.</p>'),
      page(
        'subject',
        'Two',
        reference,
        '2.x',
        '<table data-decides><tr><td>a failure<td><code>effect.eventually</code></table>',
      ),
    ]);
    expect(own.search('eventually')[0]).toBe('subject');
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
    expect(() => search(query)).not.toThrow();
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
