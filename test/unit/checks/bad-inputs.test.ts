// cspell:ignore IHDR mkfifo ssword
/**
 * What nobody may put into the site, by mistake or on purpose: each case alone, with the message
 * that stops the build, and `npm start`, before any page is compiled.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { fileFindings } from '../../../src/checks/site-files';
import { formatFindings } from '../../../src/utils/validation/finding';
import { type Content, page, spoiled, withSite } from './support/small-site';

type Case = readonly [name: string, files: Readonly<Record<string, Content>>, message: string];

/** What the checks say about a site with these files. */
const complaint = (files: Readonly<Record<string, Content>>): string =>
  withSite(files, (folder) => formatFindings(fileFindings(folder)));

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

describe('the checks refuse', () => {
  it.each(files)('%s', (_name, changed, message) => {
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
