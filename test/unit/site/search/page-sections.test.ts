import { articleOf } from '@site/src/site/built-pages/tree';
import { pageSections } from '@site/src/site/built-pages/sections/page-sections';

const sections = (html: string) => {
  const article = articleOf(
    `<article><header>Menu</header><div class="theme-doc-markdown markdown">${html}</div><footer>Foot</footer></article>`,
  );
  return pageSections(article);
};

describe('splitting a built page', () => {
  it('creates a section for each heading, without the content around the article', () => {
    const html = '<p>Start.<h2 id=a>One <code>map</code></h2><p>Text.<h3 id=b>Two</h3><p>More.';
    expect(
      sections(html).map(({ anchor, heading, level, text }) => [anchor, heading, level, text]),
    ).toEqual([
      ['', '', 1, 'Start.'],
      ['a', 'One map', 2, 'Text.'],
      ['b', 'Two', 3, 'More.'],
    ]);
  });

  it('turns table rows into sentences, and lists their code', () => {
    const [start] = sections(
      '<table><tr><th>have<th>use<tr><td>a failure<td><code>retry(s)</code><span><code>retryN(n)</code></span><tr><td><code>a</code><td><code>b</code></table><p>Or <code>*&gt;</code>.',
    );
    expect(start?.text).toBe('have: a failure. use: retry(s), retryN(n)\nhave: a. use: b\nOr *>.');
    expect(start?.listedCode).toEqual(['retry(s)', 'retryN(n)', 'a', 'b']);
    expect(start?.inlineCode).toEqual(['*>']);
  });

  it('separates code and output from prose, with each line once', () => {
    const [start] = sections(
      '<p>Before<pre><code>val a = <b>1</b>\nval a = 1\n\nval b</code></pre><div data-outcome=value><pre><samp>call 1</samp></pre><div><span>Succeeds: </span><pre><samp>42</samp></pre></div></div><p>After',
    );
    expect(start?.text).toBe('Before\nAfter');
    expect(start?.code.split('\n')).toEqual(['val a = 1', 'val b', 'call 1', 'Succeeds:', '42']);
  });

  it('lists the symbols with signatures on the page', () => {
    const [start] = sections(
      '<div id=code-1><dl><dt><span data-signature="">ZIO#retry</span><a aria-label="ZIO#retry: API">API</a><dd><pre><code>def retry</code></pre></dl></div><table><tr id=code-2><th><code data-signature=""><a href=x aria-label="ZIO#map (opens in a new tab)">ZIO#map</a></code><td>Maps<tr><th><code data-signature="">Schedule#&amp;&amp;</code></table>',
    );
    expect(start?.symbols).toEqual(['ZIO#retry', 'ZIO#map', 'Schedule#&&']);
    expect(start?.text).toContain('ZIO#map: Maps');
  });

  it('lists the operators in a decision table, except for those that other pages explain', () => {
    const [start] = sections(
      '<table data-decides><tr><th>You have<th>Use<tr><td>a failure<td><code>a.retry(s)</code><a href=x><code>b.repeat(s)</code></a></table><table><tr><td><code>other</code></table>',
    );
    expect(start?.choices).toEqual(['a.retry(s)']);
    expect(start?.situations).toBe('a failure a.retry(s), b.repeat(s)');
  });

  it('omits controls, tooltips and links without their own text', () => {
    const [start, one] = sections(
      '<p>A <span>fiber<span role=tooltip>Runs beside.</span></span><button>Copy</button><svg><title>x</title></svg><h2 id=a>One</h2><a aria-label="Link to One">#</a>',
    );
    expect(start?.text).toBe('A fiber');
    expect(one?.text).toBe('');
  });

  it('omits what the page was checked against, and its claims', () => {
    const [start] = sections('<p>A fiber<div data-foot><p>Checked.<ul><li>a claim</ul></div>');
    expect(start?.text).toBe('A fiber');
  });
});
