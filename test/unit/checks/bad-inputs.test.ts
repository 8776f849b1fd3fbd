// cspell:ignore IHDR mkfifo ssword avascript Termm fibre lable warnin
/**
 * What nobody may put into the site, by mistake or on purpose: each case alone, with the message
 * that stops the build, and `npm start`, before any page is compiled.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { pageFindings } from '../../../src/checks/page-rules';
import { fileFindings } from '../../../src/checks/site-files';
import { formatFindings } from '../../../src/utils/validation/finding';
import { type Content, page, spoiled, withSite } from './support/small-site';

type Case = readonly [name: string, files: Readonly<Record<string, Content>>, message: string];

/** What the checks say about a site with these files; those of pages need files that can be read. */
const complaint = (files: Readonly<Record<string, Content>>): string =>
  withSite(files, (folder) => {
    const found = fileFindings(folder);
    return formatFindings(found.length > 0 ? found : pageFindings(folder));
  });

const linkTo =
  (where: string): Content =>
  (target) =>
    fs.symlinkSync(where, target);

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${content}\n</svg>`;

/** The header of a PNG, which says how large the picture is. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(33);
  header.write('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

const outOfDocs = 'Move it out of docs, which has pages';
const outOfStatic = 'Move it out of static; the site serves only pictures';

const files: readonly Case[] = [
  [
    'a page that is a link out of the tree',
    { 'docs/faq.mdx': linkTo('/etc/hostname') },
    'docs/faq.mdx: the file is a symbolic link to /etc/hostname.\n  Put a copy of what it leads to in its place.',
  ],
  [
    'a page that is a link to another',
    { 'docs/questions.mdx': linkTo('faq.mdx') },
    'docs/questions.mdx: the file is a symbolic link to faq.mdx.',
  ],
  [
    'a folder of docs that is a link in a circle',
    { 'docs/reference/again': linkTo('..') },
    'docs/reference/again: the file is a symbolic link to ...',
  ],
  [
    'a folder of static that is a link',
    { 'static/etc': linkTo('/etc') },
    'static/etc: the file is a symbolic link to /etc.',
  ],
  [
    'a named pipe, which no reader returns from',
    { 'docs/pipe.mdx': (target) => execFileSync('mkfifo', [target]) },
    'docs/pipe.mdx: this is neither a file nor a folder.\n  Remove it.',
  ],
  [
    'a page in Latin-1',
    { [spoiled]: Buffer.from(page('A caf\u00e9.'), 'latin1') },
    `${spoiled}:6:6: the file isn't UTF-8: it has a byte 0xE9 here.\n  Save the file again with the encoding UTF-8.`,
  ],
  [
    'a page in UTF-16',
    { [spoiled]: Buffer.from(`\ufeff${page('Text.')}`, 'utf16le') },
    `${spoiled}:1:1: the file isn't UTF-8: it has a byte 0xFF here.`,
  ],
  [
    'a byte order mark',
    { [spoiled]: `\ufeff${page('Text.')}` },
    `${spoiled}:1:1: there is a character that nobody sees: U+FEFF (byte order mark).\n  Save the file as UTF-8 without a byte order mark.`,
  ],
  [
    'NUL',
    { [spoiled]: page('Te\0xt.') },
    `${spoiled}:6:3: there is a character that nobody sees: U+0000 (NUL).\n  Delete it; code that needs it writes it as an escape.`,
  ],
  [
    'a control character, such as that of colors in a terminal',
    { [spoiled]: page('\u001b[31mText.') },
    `${spoiled}:6:1: there is a character that nobody sees: U+001B (control character)`,
  ],
  [
    'text that runs the other way',
    { [spoiled]: page('```scala\nval admin = false // \u202etrue\n```') },
    `${spoiled}:7:22: there is a character that nobody sees: U+202E (right-to-left override)`,
  ],
  [
    'a zero-width space',
    { [spoiled]: page('Te\u200bxt.') },
    `${spoiled}:6:3: there is a character that nobody sees: U+200B (zero-width space)`,
  ],
  [
    'a joiner outside a pictograph',
    { [spoiled]: page('Te\u200dxt.') },
    `${spoiled}:6:3: there is a character that nobody sees: U+200D (zero-width joiner)`,
  ],
  [
    'hidden instructions in tag characters',
    { [spoiled]: page('Text.\u{e0068}\u{e0069}') },
    `${spoiled}:6:6: there is a character that nobody sees: U+E0068 (invisible)`,
  ],
  [
    'data in selectors of variants',
    { [spoiled]: page('Text.\u{e0101}') },
    `${spoiled}:6:6: there is a character that nobody sees: U+E0101 (invisible)`,
  ],
  [
    'a separator that ends a line of JavaScript',
    { [spoiled]: page('Te\u2028xt.') },
    `${spoiled}:6:3: there is a character that nobody sees: U+2028 (line separator)`,
  ],
  [
    'hidden characters in shared code',
    { 'docs/_shared/clock.scala': 'val a\u200b = 1\n' },
    'docs/_shared/clock.scala:1:6: there is a character that nobody sees: U+200B (zero-width space)',
  ],
  [
    'a Cyrillic letter that looks like a Latin one',
    { [spoiled]: page('```scala\nval p\u0430ssword = 1\n```') },
    `${spoiled}:7:5: "p\u0430ssword" has both Latin and Cyrillic letters.\n  Type the word again on one keyboard.`,
  ],
  [
    'a page of megabytes',
    { [spoiled]: page('Text. '.repeat(40_000)) },
    `${spoiled}: the file has 240133 bytes, more than 200000.\n  Divide the page.`,
  ],
  [
    'a line that takes the parser minutes',
    { [spoiled]: page('['.repeat(6_000)) },
    `${spoiled}:6: the line has 6000 characters.\n  Break it; a line has at most 5000.`,
  ],
  [
    'a stray file',
    { 'docs/notes.txt': 'Text.' },
    `docs/notes.txt: the file does not belong here.\n  ${outOfDocs}`,
  ],
  [
    "a file that changes Docusaurus's sidebars and addresses",
    { 'docs/reference/_category_.yml': 'link: { type: generated-index, slug: /faq }' },
    `docs/reference/_category_.yml: the file does not belong here.\n  ${outOfDocs}`,
  ],
  [
    'a part of a page, which no rule would read',
    { 'docs/_part.mdx': 'Text.' },
    'docs/_part.mdx: the file does not belong here.',
  ],
  [
    'a name that means something else in an address',
    { 'docs/a?b.mdx': page('Text.') },
    'docs/a?b.mdx: the file does not belong here.',
  ],
  [
    'a stray file in the archive',
    { 'versioned_docs/notes.md': 'Text.' },
    'versioned_docs/notes.md: the file does not belong here.',
  ],
  [
    'a screen of its own, in place of a page',
    { 'static/faq.html': '<script>alert(1)</script>' },
    `static/faq.html: the file does not belong here.\n  ${outOfStatic}`,
  ],
  ['a script', { 'static/evil.js': 'alert(1)' }, 'static/evil.js: the file does not belong here.'],
  [
    'a picture of 20 MB',
    { 'static/img/sea.png': Buffer.alloc(20_000_000) },
    'static/img/sea.png: the file has 20000000 bytes, more than 500000.\n  Make it smaller.',
  ],
  [
    'a picture of a few bytes that takes gigabytes to show',
    { 'static/img/sea.png': png(30_000, 30_000) },
    'static/img/sea.png: the picture has 30000 × 30000 pixels.\n  Scale it down; a side has at most 4000.',
  ],
  [
    "a picture that can't be read",
    { 'static/img/sea.png': 'no picture' },
    "static/img/sea.png: the picture can't be read: ",
  ],
  [
    'a drawing with the name of a picture',
    { 'static/img/sea.png': svg('<path d="M0 0h9"/>') },
    'static/img/sea.png: the picture is a svg, whatever its name says.',
  ],
  [
    'an SVG with a script',
    { 'static/img/tree.svg': svg('<script>alert(1)</script>') },
    'static/img/tree.svg:2: the drawing has an element <script>.\n  Draw it with shapes and text only.',
  ],
  [
    'an SVG with a script in a namespace',
    {
      'static/img/tree.svg': svg(
        '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
      ),
    },
    'static/img/tree.svg:2: the drawing has an element <x:script>.',
  ],
  [
    'an SVG with a handler',
    { 'static/img/tree.svg': svg('<path d="M0 0h9" onload="alert(1)"/>') },
    'static/img/tree.svg:2: the drawing runs code: onload="…".\n  Remove the attribute.',
  ],
  [
    'an SVG with a page in it',
    { 'static/img/tree.svg': svg('<foreignObject><iframe src="https://x.org"/></foreignObject>') },
    'static/img/tree.svg:2: the drawing has an element <foreignObject>.',
  ],
  [
    'an SVG that changes a harmless link later',
    { 'static/img/tree.svg': svg('<set attributeName="href" to="javascript:alert(1)"/>') },
    'static/img/tree.svg:2: the drawing has an element <set>.',
  ],
  [
    'an SVG that refers to another site',
    { 'static/img/tree.svg': svg('<use href="https://x.org/a.svg#a"/>') },
    'static/img/tree.svg:2: the drawing refers to https://x.org/a.svg#a.\n  Refer only to its own parts, with #.',
  ],
  [
    'an SVG that loads something by its style',
    { 'static/img/tree.svg': svg('<style>@import "https://x.org/a.css";</style>') },
    'static/img/tree.svg:2: the style of the drawing loads something.',
  ],
  [
    'an SVG that loads something by an attribute',
    { 'static/img/tree.svg': svg('<path d="M0 0h9" fill="url(https://x.org/a.svg#a)"/>') },
    'static/img/tree.svg:2: the drawing loads something: fill="url(https://x.org/a.svg#a)".',
  ],
  [
    'an SVG with entities that grow',
    { 'static/img/tree.svg': `<!DOCTYPE svg [<!ENTITY a "&#38;">]>${svg('<path d="M0 0h9"/>')}` },
    'static/img/tree.svg:1: the drawing has a declaration <!DOCTYPE.',
  ],
  [
    'an SVG with a style sheet of another site',
    {
      'static/img/tree.svg': `<?xml-stylesheet href="https://x.org/a.css"?>${svg('<path d="M0 0h9"/>')}`,
    },
    'static/img/tree.svg:1: the drawing has a declaration <?xml-stylesheet.',
  ],
];

/** Bodies of a page, which begin at line 6, each with what follows `FILE:6`. */
type Body = readonly [name: string, body: string, message: string];

const noHtml = (name: string): string => `:1: pages don't have the HTML <${name}>.`;
const runs = 'would run as code when the site is built.';
const noScheme = (url: string, scheme: string): string =>
  `: the address ${url} has the scheme ${scheme}.\n  Use https: or mailto:, or the file of a page`;
const timeline = (span: string): string =>
  `<Timeline\n  title="a"\n  lanes={[\n    { name: 'x', spans: [${span}] },\n  ]}\n/>`;
const notLiteral = (name: string): string =>
  `: the data of <${name}> can't be read before the page is compiled.\n  Declare <${name}> with plain values`;

const code: readonly Body[] = [
  ['a script', '<script>alert(1)</script>', noHtml('script')],
  ['a script of another site', '<script src="https://x.org/a.js"></script>', noHtml('script')],
  ['a frame', '<iframe src="https://x.org" />', noHtml('iframe')],
  [
    'a picture in HTML',
    '<img src="https://x.org/a.png" srcset="https://x.org/b.png 2x" />',
    `${noHtml('img')}\n  Write an image as ![what it shows](/img/name.svg), in <Figure caption="…">.`,
  ],
  [
    'a raw link to nowhere',
    '<a href="/no/such" target="_blank">Text</a>',
    `${noHtml('a')}\n  Write a link as [text](./page.mdx).`,
  ],
  ['a style', '<p style="color:red">Text.</p>', noHtml('p')],
  [
    'a style on an element that pages have',
    '<kbd style="color:red">x</kbd>',
    ': <kbd> does not take style',
  ],
  [
    'a handler',
    '<kbd onClick="alert(1)">x</kbd>',
    ': <kbd> does not take onClick in this form.\n  Write it without attributes.',
  ],
  [
    "the builder's environment",
    'Text.\n\nHome: {process.env.HOME}',
    `8:7: {process.env.HOME} ${runs}\n  Write what it stands for, or put it between backquotes`,
  ],
  [
    'an expression on its own line',
    'Text.\n\n{process.env.HOME}',
    `8:1: {process.env.HOME} ${runs}`,
  ],
  ['braces in text', 'Text {a, b} text.', `:6: {a, b} ${runs}`],
  ['an expression in a heading', '## Two {1 + 1}\n\nText.', `:8: {1 + 1} ${runs}`],
  [
    'an expression behind a comment',
    '## Two {/* #two */ alert(1)}\n\nText.',
    `:8: {/* #two */ alert(1)} ${runs}`,
  ],
  [
    'an export',
    'export const a = 1\n\nText.',
    ': the page exports something.\n  Remove it; pages can use the components',
  ],
  ['an import', 'import fs from "fs"\n\nText.', ': the page imports fs.'],
  [
    'an import of a part that no rule reads',
    "import Part from './_part.mdx'\n\n<Part />",
    ': the page imports ./_part.mdx.',
  ],
  [
    'an expression as an attribute',
    '<Term id={process.env.HOME}>fiber</Term>',
    ': <Term> does not take id in this form.\n  It takes id="…".',
  ],
  [
    'attributes from an object',
    '<kbd {...props}>x</kbd>',
    ': <kbd> does not take {…} in this form.',
  ],
  [
    'HTML past React',
    '<kbd dangerouslySetInnerHTML={{ __html: "<b>" }}>x</kbd>',
    ': <kbd> does not take dangerouslySetInnerHTML',
  ],
  [
    'a name that every object has',
    '<Term constructor="x">fiber</Term>',
    ': <Term> does not take constructor',
  ],
  ['an element that every object has', '<constructor>x</constructor>', noHtml('constructor')],
  [
    'an attribute twice',
    '<Term id="fiber" id="failure">x</Term>',
    ': <Term> has id twice.\n  Remove one of them.',
  ],
  [
    'code as data, which runs in the check itself',
    '<Diagram title="x" nodes={(() => { while (true) {} })()} />',
    notLiteral('Diagram'),
  ],
  [
    'an expression in a template',
    '<Diagram title="x" nodes={[{ id: "a", label: `${process.env.HOME}` }]} />',
    notLiteral('Diagram'),
  ],
  [
    'a prototype as data',
    '<Tree title="x" root={{ "__proto__": { a: 1 }, label: "a" }} />',
    notLiteral('Tree'),
  ],
  [
    'a member of a component',
    '<Foo.Bar />',
    ':1: there is no component <Foo.Bar>.\n  Use one of AdopterList,',
  ],
  ['an element in a namespace', '<svg:script>x</svg:script>', noHtml('svg:script')],
  ['a fragment', '<>Text</>', noHtml('')],
  [
    'another page after some seconds',
    '<meta http-equiv="refresh" content="0;url=https://x.org" />',
    noHtml('meta'),
  ],
  ['another base for all links', '<base href="https://x.org" />', noHtml('base')],
  ["elements in the page's head", '<head><title>x</title></head>', noHtml('head')],
  ['a form', '<form action="https://x.org">Text</form>', noHtml('form')],
  ['an embedded object', '<object data="x" />', noHtml('object')],
  ['a style sheet', '<style>{`a{}`}</style>', noHtml('style')],
  [
    'HTML in a heading',
    '## See <b>this</b>\n\nText.',
    ":8: pages don't have the HTML <b>.\n  Write **text**.",
  ],
  [
    'a fence that Docusaurus unwraps',
    '```mdx-code-block\n<script>alert(1)</script>\n```',
    ': `mdx-code-block` would run as a part of the page.\n  Use `mdx` to show it.',
  ],
  [
    'the same inside another fence',
    '````mdx\n```mdx-code-block\nx\n```\n````',
    '7: `mdx-code-block` would run',
  ],
  [
    'HTML in the title of a block',
    '```bash title="<img src=x>"\nls\n```',
    ': the title of the block contains HTML.',
  ],
  [
    'shared code from elsewhere',
    '```scala include=../../src/a\n```',
    ': include=../../src/a is not the name of a file in docs/_shared.\n  Write the name without a folder',
  ],
];

const addresses: readonly Body[] = [
  ['javascript:', '[Go](javascript:alert(1))', noScheme('javascript:alert(1)', 'javascript:')],
  [
    'javascript: in entities',
    '[Go](&#106;avascript:alert(1))',
    noScheme('javascript:alert(1)', 'javascript:'),
  ],
  [
    'javascript: with a tab',
    '[Go](<java\tscript:alert(1)>)',
    noScheme('java\tscript:alert(1)', 'javascript:'),
  ],
  [
    'javascript: in a definition',
    '[Go][a]\n\n[a]: JavaScript:alert(1)',
    noScheme('JavaScript:alert(1)', 'javascript:'),
  ],
  ['data:', '[Go](data:text/html,x)', noScheme('data:text/html,x', 'data:')],
  [
    'data: of a picture',
    '![Go][a]\n\n[a]: data:image/png;base64,AA',
    noScheme('data:image/png;base64,AA', 'data:'),
  ],
  ['vbscript:', '[Go](vbscript:x)', noScheme('vbscript:x', 'vbscript:')],
  [
    "Docusaurus's way past its own checks",
    '[Go](pathname:///x)',
    noScheme('pathname:///x', 'pathname:'),
  ],
  ['a file of the reader', '[Go](file:///etc/passwd)', noScheme('file:///etc/passwd', 'file:')],
  ['an address without encryption', 'See http://x.org', noScheme('http://x.org', 'http:')],
  [
    'an address without a scheme',
    '[Go](//x.org)',
    ': the address //x.org has no scheme.\n  Begin it with https://.',
  ],
  ['the same with backslashes', '[Go](/\\x.org)', ': the address /\\x.org has no scheme.'],
  [
    'a name before another site',
    '[Go](https://zio.dev@x.org)',
    ': the address https://zio.dev@x.org hides its site',
  ],
  [
    'a site with a foreign letter',
    '[Go](https://zi\u03bf.dev)',
    ': the address https://zi\u03bf.dev hides its site',
  ],
  [
    'this site by its address',
    '[Home](https://zio.dev/faq)',
    ': the link https://zio.dev/faq leads to this site by its address.\n  Link to the page by its file name, with .mdx at the end.',
  ],
  [
    'a picture of another site',
    '![Tree](https://x.org/a.png)',
    ': the image https://x.org/a.png is loaded from another site.',
  ],
  [
    'a way out of the folder, encoded',
    '[Go](../%2e%2e/%2e%2e/x.mdx)',
    ': the address ../%2e%2e/%2e%2e/x.mdx hides where it leads.',
  ],
  [
    'a way out of static, encoded',
    '![Tree](/img/%2e%2e/%2e%2e/package.json)',
    ': the address /img/%2e%2e/%2e%2e/package.json hides',
  ],
  [
    'a % that encodes nothing',
    '[Go](./%zz.mdx)',
    ': the address ./%zz.mdx has a % that encodes nothing.',
  ],
  ['a way up from the root', '[Go](/a/../b)', ': the link /a/../b leaves a folder of its address.'],
  [
    'a file of the repository, which a link would publish',
    '[Package](../../package.json)',
    ": the link ../../package.json would publish a file that isn't a page.\n  Link to a page, or put the file into static",
  ],
  [
    'the same by the alias',
    '[Package](@site/package.json)',
    ': the link @site/package.json would publish',
  ],
  [
    'a picture from elsewhere',
    '![Rows](../../src/facts/inventory/pages.tsv)',
    ': the image src/facts/inventory/pages.tsv is not in static/img.',
  ],
  ...(
    [
      ['a dead address', '[Go](/nowhere)', '/nowhere'],
      ['the same in reference style', '[Go][a]\n\n[a]: /nowhere#first', '/nowhere#first'],
      ['a file that static lacks', '[Go](/img/sea.svg)', '/img/sea.svg'],
      [
        'a page by the name of its file',
        '[Go](/reference/core/cause/index)',
        '/reference/core/cause/index',
      ],
    ] as const
  ).map(([name, body, url]): Body => [
    name,
    `Text, ${body}`,
    `:7: the link ${url} does not lead to a page.`,
  ]),
  [
    'a mistyped address',
    '[Go](/reference/core/causes)',
    ':1: the link /reference/core/causes does not lead to a page.\n  Did you mean /reference/core/cause? Otherwise link to the page by its file name',
  ],
  [
    'an unknown anchor of the glossary',
    '[Go](/glossary#fibre)',
    ':1: the link /glossary#fibre leads to an anchor that /glossary does not have.\n  Did you mean fiber?',
  ],
  [
    'a link without a definition',
    '[Go][nothing]',
    ': [Go][nothing] has no definition on the page.',
  ],
  ['a footnote without a text', 'Text[^1].', ': [^1] has no definition on the page.'],
  ['a link without a text', '[](../faq.mdx)', ': the text of the link to ../faq.mdx is ""'],
  [
    'an anchor in <PageLink>',
    '<PageLink id="faq#first">x</PageLink>',
    ': <PageLink id="faq#first"> has an anchor.\n  Write id="faq"; to link to a section, write [text](./file.mdx#first).',
  ],
  [
    'an unknown page in <PageLink>',
    '<PageLink id="faqs">x</PageLink>',
    ': src/facts/inventory/pages.tsv has no page faqs.\n  Did you mean faq?',
  ],
];

const form: readonly Body[] = [
  [
    'a tag that is not closed',
    'Text <Term>fiber.',
    ":6: the page isn't valid MDX: expected a closing tag for `<Term>` before the end of `paragraph`.\n  Close each tag in the paragraph",
  ],
  [
    'a block that is not closed',
    '<details>\n<summary>x</summary>\n\nText.',
    ":1: the page isn't valid MDX: expected a closing tag for `<details>`.",
  ],
  [
    'a comparison in text',
    'a <b c',
    ":7: the page isn't valid MDX: unexpected end of file in attribute name",
  ],
  [
    'a number behind <',
    'a <1 b',
    ":4: the page isn't valid MDX: unexpected character `1` (U+0031) before name",
  ],
  [
    'a comment in HTML',
    'A <!-- comment --> b.',
    ":4: the page isn't valid MDX: unexpected character `!`",
  ],
  [
    'a brace that is not closed',
    'Text { text.',
    ":13: the page isn't valid MDX: unexpected end of file in expression",
  ],
  [
    'an unknown component',
    'Text <Termm>fiber</Termm>.',
    ':6: there is no component <Termm>.\n  Write <Term>, if you mean that; "Contributing to the documentation" shows all components.',
  ],
  [
    'an unknown family',
    '<WhichOperator family="retryin" />',
    ': src/content/which-operator/families has no family "retryin".\n  Did you mean retrying? Otherwise add',
  ],
  [
    'an unknown term',
    'A <Term>fibre</Term>.',
    ': the glossary has no term "fibre".\n  Did you mean fiber?',
  ],
  [
    'an unknown kind of events',
    '<EventList kind="party" />',
    ': src/facts/data/events.ts has no kind of event "party".',
  ],
  [
    'an unknown library',
    '<Install library="zio-jso" />',
    ': unknown library "zio-jso"; did you mean "zio-json"?',
  ],
  [
    'a reversed span',
    timeline("{ from: 9, to: 1, label: 'back' }"),
    '9: the span "back" ends at 1, before it begins at 9.',
  ],
  [
    'a span with an unknown field',
    timeline("{ from: 0, to: 1, lable: 'back' }"),
    '6: the span has an unknown field lable.\n  Did you mean label?',
  ],
  [
    'a row of a comparison without a text',
    '<Comparison left="a" right="b">\n\n```scala\na\n```\n\n```scala\nb\n```\n\n</Comparison>',
    '8: a row of the comparison has 2 blocks of code and no paragraph.',
  ],
  [
    'an unclosed note',
    ':::warning\n\nText.',
    ': :::warning is not closed, so the rest of the page would be part of it.\n  Write ::: on a line of its own after the note.',
  ],
  ['an empty note', ':::warning\n:::', ': :::warning is empty.'],
  ['the end of no note', 'Text.\n\n:::', '8: ::: closes no note.'],
  [
    'an unknown note',
    ':::warnin\nText.\n:::',
    ': :::warnin is not an admonition that this site has.\n  Did you mean warning?',
  ],
  [
    'a class and an id on a note',
    ':::note{.red #x}\nText.\n:::',
    ': :::note has attributes.\n  Write :::note[title].',
  ],
  ['a directive that nothing reads', '::youtube[x]', ': ::youtube is no part of a page.'],
  ['the same in text', 'Text :abbr[x]{title="y"}.', ': :abbr is no part of a page.'],
  [
    'an unclosed fence',
    '```bash\nls',
    ': the fence is not closed, so the rest of the page would be code.\n  Add a line with ``` after the code.',
  ],
  [
    'a Scala 2 block without its twin',
    '```scala 2\nval a = 1\n```',
    ': the Scala 2 block is not right below a Scala 3 block.\n  Put the two next to each other',
  ],
  [
    'an explicit id twice',
    '## One {/* #a */}\n\nText.\n\n## Two {/* #a */}\n\nText.',
    '10: the anchor #a of “Two” is already that of line 6.\n  Give it another with {/* #other-words */} at its end.',
  ],
  [
    'an id that no address can have',
    '## One {/* #A%20! */}\n\nText.',
    ': the anchor #A%20! of “One” is no id.',
  ],
  [
    'an id in the old form, past the comment',
    '## One \\{#a}\n\nText.',
    ': the heading “One {#a}” names its anchor in an old form.\n  Write {/* #a */} instead.',
  ],
  [
    'a deep first heading',
    '### Deep\n\nText.',
    ': the first heading, “Deep”, has level 3.\n  Start it with ##.',
  ],
  [
    'a skipped level',
    '## One\n\nText.\n\n#### Deep\n\nText.',
    '10: the heading “Deep” has level 4, and the one before it level 2.\n  Start it with ###.',
  ],
  ['an empty heading', '## \n\nText.', ': the heading is empty.'],
  [
    'an empty section',
    '## One\n\n## Two\n\nText.',
    ': the section “One” is empty.\n  Write it, or remove its heading.',
  ],
  ['an empty page', '{/* Text. */}', ': the page has no text.\n  Write it, or remove the file'],
  ['a fold without a summary', '<details>\n\nText.\n\n</details>', ': <details> has no summary.'],
  [
    'a fold without content',
    '<details>\n<summary>x</summary>\n\n</details>',
    ': <details> is empty.',
  ],
  [
    'a component with content that it has no use for',
    '<AdopterList>\n\nText.\n\n</AdopterList>',
    ': <AdopterList> has content.',
  ],
  [
    'a component without what it needs',
    '<Figure>\n\nText.\n\n</Figure>',
    ': <Figure> lacks caption.\n  Add caption="…".',
  ],
];

/** Whole pages, each with what follows `FILE:`. */
const frontMatter: readonly Body[] = [
  ['no front matter', 'Text.', '1: there is no front matter.'],
  ['front matter only', page('').trimEnd(), '4: the page has no text.'],
  [
    'front matter that Docusaurus runs',
    '---js\n({ title: process.env.HOME })\n---\n\nText.\n',
    '1: the front matter begins with ---js.',
  ],
  [
    'a colon in YAML',
    page('Text.', { title: 'Retry: why' }),
    '2: the front matter is not valid YAML: bad indentation of a mapping entry.\n  Put the text in quotes, title: "…", because it contains a colon.',
  ],
  [
    'an end of front matter that only Docusaurus sees',
    page('Text.', { about: '"Some\n---evil\n text."' }),
    '4: a line of the front matter begins with three hyphens.',
  ],
  [
    'a key in quotes, which hides it',
    page('Text.', { about: 'D.\n"slug": /evil' }),
    '1: slug does not begin a line.\n  Write slug: without quotes or braces.',
  ],
  [
    'a key that every object has',
    page('Text.', { about: 'D.\n__proto__: x' }),
    '4: __proto__ is not a known front matter key.',
  ],
  [
    'another format of the page',
    page('Text.', { about: 'D.\nmdx:\n  format: md' }),
    '4: mdx is not a known front matter key.',
  ],
  [
    'a function as a value',
    page('Text.', { title: '!!js/function "function(){}"' }),
    '2: the front matter is not valid YAML: unknown tag',
  ],
  [
    'a value that contains itself',
    page('Text.', { title: '&a [x, *a]' }),
    '2: the page has no title.',
  ],
  [
    'HTML in a title',
    page('Text.', { title: 'A <b>title</b>' }),
    '2: title contains HTML, or more than one line.',
  ],
  [
    'HTML in a description',
    page('Text.', { about: 'Read &lt;b.' }),
    '3: description contains HTML, or more than one line.',
  ],
  [
    'the title of another page',
    page('Text.', { title: 'Questions' }),
    '2: docs/faq.mdx has the same title.\n  Add the word by which readers tell the two pages apart.',
  ],
];

/** The same for other pages than the usual one: everything after its name. */
const rows = (bodies: readonly Body[], isWhole: boolean): readonly Case[] =>
  bodies.map(([name, body, message]) => {
    const at = isWhole ? ':' : /^\d/.test(message) ? ':' : ':6';
    return [name, { [spoiled]: isWhole ? body : page(body) }, `${spoiled}${at}${message}`];
  });

describe.each([
  ['files', files],
  ['code, HTML, and attributes', rows(code, false)],
  ['addresses', rows(addresses, false)],
  ['the form of a page', rows(form, false)],
  ['front matter', rows(frontMatter, true)],
])('the checks refuse, of %s,', (_kind, cases) => {
  it.each(cases)('%s', (_name, changed, message) => {
    expect(complaint(changed)).toContain(message);
  });
});

describe('the checks allow', () => {
  it.each<readonly [string, Readonly<Record<string, Content>>]>([
    ['a site that keeps all rules', {}],
    [
      'pictographs of several characters',
      { [spoiled]: page('\u{1f469}\u200d\u{1f680} \u2665\ufe0f 1\ufe0f\u20e3') },
    ],
    [
      'nested lists, code that looks like the worst, and comments',
      {
        [spoiled]: page(
          '{/* <script> */}\n\n- A\n  - b\n    - `{process.env.HOME}`\n\n```mdx\n<script>{1}</script>\n```',
        ),
      },
    ],
    [
      'lines that end as on Windows',
      { [spoiled]: page(':::note\nText.\n:::\n\n```bash\nls\n```').replaceAll('\n', '\r\n') },
    ],
    [
      'a Scala 2 block where the section is about Scala 2',
      { [spoiled]: page('## In Scala 2\n\n```scala 2\nval a = 1\n```') },
    ],
    [
      'addresses of pages, written or planned, of screens, of anchors, and of files',
      {
        [spoiled]: page(
          '[a](/faq#first) [planned](/reference/core/cause) [archive](/1.x) [term](/glossary#fiber) [tree](/img/tree.svg)',
        ),
      },
    ],
    ['other alphabets', { [spoiled]: page('\u0438 \u03bc \u4e2d') }],
    ["an editor's lock of an open page", { 'docs/.#faq.mdx': linkTo('someone@somewhere') }],
    ["an editor's copy of an open page", { 'docs/.faq.mdx.swp': '', 'docs/faq.mdx~': '' }],
    [
      'colors, gradients and parts of an SVG',
      {
        'static/img/tree.svg': svg(
          '<style>path{fill:url(#a)}</style><defs><linearGradient id="a"/></defs><use href="#a"/>',
        ),
      },
    ],
  ])('%s', (_name, added) => expect(complaint(added)).toBe(''));
});
