import { markdownOf } from '../../../../src/site/built-pages/markdown/markdown';
import { articleHtml, articleOf } from '../../../../src/site/built-pages/tree';

/** The Markdown of an article, without its title. */
function markdown(html: string): string {
  const article = articleOf(
    articleHtml(`<main><article><h1>Queue</h1>${html}</article><p>beside</main>`) ?? '',
  );
  const text = markdownOf(article, (href) => `https://docs.example${href}`);
  return text.replace(/^# Queue\n\n?/, '').trimEnd();
}

describe('the Markdown of a page', () => {
  it('starts with the title, and omits anything above it', () => {
    const article = articleOf(
      '<article><nav>Reference</nav><span>2.x</span><h1>Queue</h1><p>Text.</article>',
    );
    expect(markdownOf(article, String)).toBe('# Queue\n\nText.\n');
  });

  it('keeps paragraphs, lists and headings, with or without end tags', () => {
    expect(
      markdown(
        '<p>One\n two<p>Three<ul><li>a<li><p>b</p><p>c</ul><div class=row><h2 id=x>Next <code>a`b</code></h2><a href=#x>#</a></div><ol start=3><li>d</ol>',
      ),
    ).toBe('One two\n\nThree\n\n- a\n\n- b\n\n  c\n\n## Next `` a`b ``\n\n3. d');
  });

  it('has full addresses in links, and no definitions of terms', () => {
    expect(
      markdown(
        '<p>A <span><a href=/glossary#fiber>fiber</a><span role=tooltip>A light thread.</span></span>, it <em>waits</em>.',
      ),
    ).toBe('A [fiber](https://docs.example/glossary#fiber), it _waits_.');
  });

  it('escapes characters that have a meaning in Markdown', () => {
    expect(markdown('<p>2 * 3 [x] &lt;T> _a snake_case')).toBe(
      '2 \\* 3 \\[x\\] \\<T> \\_a snake_case',
    );
  });

  it('contains tables, with each cell on one line', () => {
    expect(
      markdown(
        '<table><thead><tr><th>Use<th>Type<tbody><tr><td><span><code>a|b</code></span><span><code>c</code></span><td><pre><code>def a\n  (x: Int)</code></pre></table>',
      ),
    ).toBe('| Use | Type |\n| --- | --- |\n| `a\\|b` `c` | `def a (x: Int)` |');
  });

  it('shows an admonition as a quotation with its kind', () => {
    expect(markdown('<div role=note><p>warning<div><p>Title<p>Text</div></div>')).toBe(
      '> **Warning**\n>\n> Title\n>\n> Text',
    );
  });

  it('shows every tab below its name', () => {
    expect(
      markdown(
        '<div data-tabs=language><input type=radio><label>Scala 3</label><div data-tab-value=a><p>new</div><input type=radio><label>Scala 2.13</label><div data-tab-value=b><p>old</div></div>',
      ),
    ).toBe('**Scala 3**\n\nnew\n\n**Scala 2.13**\n\nold');
  });

  it('lists the events of a timeline instead of the drawing', () => {
    expect(
      markdown(
        '<figure><svg><text>0 ms</text></svg><ol><li>0 ms: begins</ol><figcaption>A race</figcaption></figure>',
      ),
    ).toBe('1. 0 ms: begins\n\nA race');
  });

  it('separates a name in a list from its description', () => {
    expect(
      markdown(
        '<ul><li><a href=/cache>ZIO Cache</a><span>A cache.</span><span>Data</span><span>Early</span><li><a href=/zio>ZIO</a> <span>4</span><li>A <span>b</span> <code>c</code></ul>',
      ),
    ).toBe(
      '- [ZIO Cache](https://docs.example/cache): A cache. Data · Early\n- [ZIO](https://docs.example/zio): 4\n- A b `c`',
    );
  });

  it('omits content that is only for screens', () => {
    expect(
      markdown(
        '<p>Text <output>3 names</output></p><div data-screen-only><p>Loading …</div><p data-screen-only>Wait',
      ),
    ).toBe('Text');
  });

  it('omits controls', () => {
    expect(
      markdown(
        '<form><label>Topic<select><option>All</select></label></form><p>Text <button>Copy</button>',
      ),
    ).toBe('Text');
  });
});

it('shows a comparison row by row, with each side below its name', () => {
  const code = (text: string) =>
    `<div data-code=scala><div><pre><code>${text}</code></pre></div></div>`;
  expect(
    markdown(
      `<div><table data-comparison><thead><tr><th>Future<th>ZIO 2<th>Difference<tbody><tr><td>${code('a')}<td>${code('b')}<td><p>One waits.</table></div>`,
    ),
  ).toBe('**Future**\n\n```scala\na\n```\n\n**ZIO 2**\n\n```scala\nb\n```\n\nOne waits.');
});

describe('a block of code', () => {
  const block = (inner: string, language = 'scala') => `<div data-code=${language}>${inner}</div>`;
  const pre = (code: string) =>
    `<div><pre><span><code>${code}</code></span></pre><button>Copy</button></div>`;

  it('is a fence with its language, without highlighting', () => {
    expect(markdown(block(pre('<span>val</span> x = 1\n')))).toBe('```scala\nval x = 1\n```');
  });

  it('uses a longer fence if the code contains a fence', () => {
    expect(markdown(block(pre('```\nx\n```'), 'markdown'))).toBe('````markdown\n```\nx\n```\n````');
  });

  it('shows the value of a statement as a comment below it', () => {
    expect(
      markdown(
        block(
          '<div><pre><span><code>val x = 1\n</code><samp><span>Value: </span>1 <span>Int</span></samp></span><span><code>x + 1</code></span></pre></div>',
        ),
      ),
    ).toBe('```scala\nval x = 1\n// 1: Int\nx + 1\n```');
  });

  it.each([
    ['value', 'Output:'],
    ['failure', 'Output, ending with a failure:'],
    ['defect', 'Output, ending with a defect:'],
    ['interruption', 'Output, ending with an interruption:'],
  ])('shows the end of a run: %s', (outcome, label) => {
    const output = `<div data-outcome=${outcome}><pre><samp>one\ntwo</samp></pre><details><summary>1 more line</summary><pre><samp>three</samp></pre></details><div><svg></svg><span>Ends</span></div></div>`;
    expect(markdown(block(pre('run') + output))).toBe(
      `\`\`\`scala\nrun\n\`\`\`\n\n${label}\n\n\`\`\`text\none\ntwo\nthree\n\`\`\``,
    );
  });

  it('shows the message of the compiler for code that does not compile', () => {
    expect(
      markdown(
        block(
          `${pre('x')}<details><summary><span>Does not compile</span> <samp>Not found</samp></summary><pre><samp>did you mean y?</samp></pre></details>`,
        ),
      ),
    ).toBe('```scala\nx\n```\n\nDoes not compile:\n\n```text\nNot found\ndid you mean y?\n```');
  });

  it('shows compiler messages of one line, and the name of the file', () => {
    const refusal = (text: string) => `<p><span>Does not compile</span> <samp>${text}</samp></p>`;
    expect(
      markdown(
        block(
          `<p>build.sbt</p><p>A sample.</p>${pre('x')}${refusal('Not found: x')}${refusal('No y')}`,
        ),
      ),
    ).toBe(
      '`build.sbt`\n\nA sample.\n\n```scala\nx\n```\n\nDoes not compile: `Not found: x`\n\nDoes not compile: `No y`',
    );
  });

  it('lists signatures below their names', () => {
    expect(
      markdown(
        block(
          '<dl><div><dt><span>ZIO#race</span><span><a href=/x>API</a></span><dd><pre><code>def race</code></pre><details><summary>1 more overload</summary><pre><code>def race2</code></pre></details></div></dl>',
        ),
      ),
    ).toBe('```scala\n// ZIO#race\ndef race\ndef race2\n```');
  });
});
