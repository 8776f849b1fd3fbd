// cspell:ignore behaviour cancelled serialisation grey cancle concurency foraech qqqqzzzzxxxx retyr
import { aliasLists } from '@site/src/site/search/aliases';
import { archive, engine, page, search, searchIn } from './support/small-site';

describe('searching', () => {
  it.each([
    ['ZIO#retry', 'reference/retrying', 'a qualified name'],
    ['retryOrElse', 'reference/retrying#which-operator', 'a name'],
    ['retryOr', 'reference/retrying', 'the beginning of a name'],
    ['retry or else', 'reference/retrying', 'the parts of a name'],
    ['foreach par', 'reference/concurrency#parallel', 'the parts of a name'],
    ['ZIO.foreachPar(items)(f)', 'reference/concurrency#parallel', 'a name with arguments'],
    ['zio.ZIO#retryN', 'reference/retrying#which-operator', 'a name with its package'],
    ['<&>', 'reference/concurrency#parallel', 'an operator'],
    ['a <&> b', 'reference/concurrency#parallel', 'an operator between operands'],
    ['<&&>', 'reference/concurrency#parallel', 'an operator with a typo'],
    ['Concurrency', 'reference/concurrency', 'a title'],
    ['how long to wait', 'reference/retrying#how-long-to-wait', 'a heading'],
    ['exponential', 'reference/retrying#how-long-to-wait', 'a word of the text'],
    ['what is interrupted?', 'reference/concurrency#interrupting', 'another form of a word'],
    ['cancel a fiber', 'reference/concurrency#interrupting', 'a word with another name in ZIO'],
    ['IO.parTraverse', 'reference/concurrency#parallel', 'a name of another library'],
    ['parTraverse', 'reference/concurrency#parallel', 'such a name without its owner'],
    ['retyrOrElse', 'reference/retrying#which-operator', 'a typo'],
    ['concurency', 'reference/concurrency', 'a typo'],
    ['cancle', 'reference/concurrency#interrupting', 'a typo in a word with another name in ZIO'],
    ['foraechPra', 'reference/concurrency#parallel', 'two typos'],
  ])('for %s finds %s first: %s', (query, expected) => {
    expect(search(query)[0]).toBe(expected);
  });

  it('ranks a page that documents a name above a page that mentions it', () => {
    const found = search('foreachPar').map((address) => address.replace(/#.*/, ''));
    expect(found.slice(0, 2)).toEqual(['reference/concurrency', 'reference/exit']);
  });

  it('ranks a reference page that lists an operator above longer code and guides that use it', () => {
    const found = search('<|>').map((address) => address.replace(/#.*/, ''));
    expect(found).toEqual(['reference/concurrency', 'reference/timing', 'guides/porting']);
  });

  it('assumes the type ZIO for a name without an owner', () => {
    expect(search('zipPar').slice(0, 2)).toEqual([
      'reference/concurrency#parallel',
      'reference/exit#combine',
    ]);
  });

  it('ranks ZIO above a companion library with the same name, unless the query names the library', () => {
    expect(search('absolve')[0]).toBe('reference/concurrency#parallel');
    expect(search('JsonStream.absolve')[0]).toBe('zio-json#decode');
  });

  it('ranks all pages of 2.x above 1.x, and still finds names that exist only in 1.x', () => {
    const found = search('retry');
    expect(found[0]).toBe('reference/retrying');
    expect(found.findIndex((address) => address.startsWith('1.x/'))).toBe(found.length - 1);
    expect(search('accessM')[0]).toBe('1.x/names#retry');
  });

  it('ranks a page of 2.x that only mentions a word above a page of 1.x about it', () => {
    const own = searchIn([
      page('old', 'Lanterns', '<p>Lanterns of old.</p>', archive),
      page('new', 'Oil', '<p>Much is said of oil here, and little of lanterns.</p>'),
    ]);
    expect(own.search('of lanterns')).toEqual(['new', 'old']);
  });

  it('counts the other sections of a page if the best sections of two pages are equal', () => {
    const section = (id: string, heading: string): string =>
      `<h2 id="${id}">${heading}</h2><p>A lantern hangs here.</p>`;
    const own = searchIn([
      page('dark', 'One', section('a', 'Only')),
      page('bright', 'Many', section('b', 'First') + section('c', 'Second')),
    ]);
    expect(own.search('lantern')).toEqual(['bright#b', 'dark#a']);
  });

  it('ranks adjacent words above the same words in different places', () => {
    const own = searchIn([
      page('apart', 'One', '<p>The lamp needs light; the oil needs a can.</p>'),
      page('together', 'Two', '<p>A can needs light, and the lamp oil a can.</p>'),
      page('too', 'Three', '<p>Lamp oil.</p>'),
    ]);
    expect(own.search('lamp oil')).toEqual(['too', 'together', 'apart']);
  });

  it('does not treat a part of a name as a form of another word', () => {
    const own = searchIn([
      page('part', 'One', '<p>It ends with <code>NoSpace</code>.</p>'),
      page('word', 'Two', '<p>Waits are spaced.</p>'),
    ]);
    expect(own.search('spaced')).toEqual(['word']);
    expect(own.search('space')).toContain('part');
  });

  it.each([
    ['behaviour', 'behavior'],
    ['cancelled', 'canceled'],
    ['serialisation', 'serialization'],
    ['grey', 'gray'],
  ])('finds a page by either spelling: %s and %s', (british, american) => {
    const own = searchIn([
      page('british', 'One', `<p>The ${british} of a fiber.</p>`),
      page('american', 'Two', `<p>The ${american} of a fiber.</p>`),
      page('neither', 'Three', '<p>The end of a fiber.</p>'),
    ]);
    expect(own.search(british).sort()).toEqual(['american', 'british']);
    expect(own.search(american).sort()).toEqual(['american', 'british']);
  });

  it('links to the section that explains a name, not to the list of signatures', () => {
    const own = searchIn([
      page(
        'one',
        'One',
        `<h2 id="all">All</h2><table><tr><th><code data-signature>ZIO#lift</code><td>Lifts</table>
         <h2 id="why">What lift is for</h2><p>Take lift where you would climb; the value goes up with it.</p>`,
      ),
    ]);
    expect(own.search('lift')).toEqual(['one#why']);
  });

  it('ranks a page with an operator in its decision table above a page that mentions it', () => {
    const own = searchIn([
      page('mention', 'One', '<p>Here stands eventually, eventually.</p>'),
      page(
        'subject',
        'Two',
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
    ['invalid characters', '\u0000\uFFFF\uD800'],
    ['a name that every object has', '__proto__'],
    ['another such name', 'constructor.prototype'],
    ['a very long word', 'x'.repeat(100_000)],
    ['very many words', 'a '.repeat(50_000)],
    ['a very long operator', '!'.repeat(10_000)],
  ])('copes with %s', (_, query) => {
    expect(() => search(query)).not.toThrow();
  });

  it('finds nothing for a word that is on no page', () => {
    expect(search('qqqqzzzzxxxx')).toEqual([]);
    expect(engine.understand('').names).toEqual([]);
  });
});

describe('the names from other libraries', () => {
  const all = aliasLists.flatMap(({ aliases }) => aliases);

  it('all have a meaning and a reason', () => {
    expect(all.filter(({ means, reason }) => means.length === 0 || reason.length < 8)).toEqual([]);
  });

  it('occur once', () => {
    const names = all.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
