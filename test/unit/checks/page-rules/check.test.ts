// cspell:ignore fibre
import { archivedDocs, currentDocs } from '../../../../src/facts/inventory/pages-on-disk';
import { checkPages } from '../../../../src/checks/page-rules/model/check';
import { formatFindings } from '../../../../src/utils/validation/finding';

const description =
  'Decide which failures deserve another try, how long to wait, and what to do when you give up.';
const good = page({ title: 'Retrying', description });

const site = {
  host: 'zio.dev',
  planned: ['reference/retrying', 'reference/core/cause', 'reference/fiber/fiber', 'faq'],
  exists: (file: string) => ['docs/faq.mdx', 'static/img/tree.svg'].includes(file),
  screens: () => new Map(),
  classPathProblem: (library: string | null, dependencies: readonly string[]) =>
    library === 'zio-jso'
      ? 'unknown library "zio-jso"; did you mean "zio-json"?'
      : dependencies.includes('cats')
        ? 'unknown dependency "cats"; did you mean "cats-core"?'
        : null,
};

function page(frontMatter: Record<string, unknown>, body = 'Text.'): string {
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${String(value)}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

const sourceOf = (id: string, text = good, docs = currentDocs) => ({
  file: `${docs.folder}/${id}.mdx`,
  id,
  docs,
  text,
});
const archived = (id: string) => sourceOf(id, good, archivedDocs);

/** The message that contributors see for a page. */
function complaint(text: string, id = 'reference/retrying'): string {
  return formatFindings(checkPages([sourceOf(id, text)], site));
}

/** The same for a page with additional front matter. */
const complaintAbout = (frontMatter: Record<string, unknown>): string =>
  complaint(page({ title: 'Retrying', description, ...frontMatter }));

/** The same for a page with this body, which begins at line 6. */
const complaintOf = (body: string): string =>
  complaint(page({ title: 'Retrying', description }, body));

it('reports nothing for a valid page', () => {
  expect(complaint(good)).toBe('');
});

describe('the rules for front matter', () => {
  it('require front matter, as valid YAML', () => {
    expect(complaint('# Retrying\n')).toContain(
      'docs/reference/retrying.mdx:1: there is no front matter.',
    );
    expect(complaint('---\ntitle: Retrying\ndescription: "open\n---\n')).toMatch(
      /retrying\.mdx:\d: the front matter is not valid YAML/,
    );
  });

  it('require a title of at most 60 characters, without punctuation at the end', () => {
    expect(complaint(page({ description }))).toBe(
      'docs/reference/retrying.mdx:1: the page has no title.\n' +
        '  Add title: with a noun that readers search for.',
    );
    expect(complaintAbout({ title: 'R'.repeat(61) })).toContain(
      'docs/reference/retrying.mdx:2: the title has 61 characters.\n  Shorten it to at most 60 characters.',
    );
    expect(complaintAbout({ title: 'Why retry?' })).toContain(
      ':2: the title ends in punctuation: Why retry?',
    );
  });

  it.each([
    ['', 'the page has no description'],
    [description.slice(0, -1), 'the description is not one sentence'],
    [`Read this first. ${description.slice(0, 80)} more.`, 'the description is not one sentence'],
    [description.replace('failures', '`failures`'), 'the description contains markup'],
    [description.replace('failures', '[failures](x)'), 'the description contains markup'],
    [`"Retrying: ${description}"`, 'the description repeats the title'],
  ])('require a description of one plain sentence, not %j', (value, problem) => {
    expect(complaintAbout({ description: value })).toContain(
      `docs/reference/retrying.mdx:3: ${problem}`,
    );
  });

  it('reject unknown keys', () => {
    expect(complaintAbout({ id: 'retry' })).toBe(
      'docs/reference/retrying.mdx:4: id is not a known front matter key.\n' +
        '  Remove it. The id of a page is its path below the folder of its version.',
    );
    expect(complaintAbout({ keyword: '[a]' })).toContain('Did you mean keywords?');
  });

  it('require a fixed order of the keys', () => {
    expect(complaint(page({ description, title: 'Retrying' }))).toContain(
      ':3: title is out of order.\n  Put the keys in this order: title, description,',
    );
  });

  it('require a list for keywords', () => {
    expect(complaintAbout({ keywords: 'retry' })).toContain(
      ':4: keywords is not a list of words.\n  Write keywords: [one, another].',
    );
  });

  it('reject a library or dependency that is not in the catalog', () => {
    expect(complaintAbout({ library: 'zio-jso' })).toContain(
      ':4: unknown library "zio-jso"; did you mean "zio-json"?',
    );
    expect(complaintAbout({ library: 'zio', dependencies: '[cats]' })).toContain(
      ':5: unknown dependency "cats"; did you mean "cats-core"?',
    );
  });
});

describe('the rules for the address of a page', () => {
  it('reject a slug that differs from the path', () => {
    expect(complaintAbout({ slug: '/retry' })).toBe(
      'docs/reference/retrying.mdx:4: slug: /retry gives the page an address that differs from its path.\n' +
        '  Remove the slug. The page is served as /reference/retrying.',
    );
  });

  it('require a slug if a page has the same name as its folder', () => {
    expect(complaint(good, 'reference/fiber/fiber')).toContain('Add slug: fiber as the last key');
    const text = page({ title: 'Retrying', description, slug: 'fiber' });
    expect(complaint(text, 'reference/fiber/fiber')).toBe('');
  });

  it('require a row in the inventory, but not for archived pages', () => {
    expect(complaint(good, 'reference/retryin')).toBe(
      'docs/reference/retryin.mdx:1: src/facts/inventory/pages.tsv has no page reference/retryin.\n' +
        '  Did you mean reference/retrying? Otherwise add a row for it to src/facts/inventory/pages.tsv.',
    );
    expect(checkPages([archived('has')], site)).toEqual([]);
  });

  it('reject two files with the same address', () => {
    const planned = ['faq', 'faq/index'];
    const files = planned.map((id, at) =>
      sourceOf(id, good.replace('Decide', `${at} decide`).replace('title: ', `title: ${at} `)),
    );
    expect(formatFindings(checkPages(files, { ...site, planned }))).toBe(
      'docs/faq/index.mdx:1: docs/faq.mdx is served as /faq too.\n  Keep one of the two files.',
    );
  });
});

it('rejects a title and a description that another page of the same version has', () => {
  const pages = [sourceOf('faq'), sourceOf('reference/retrying'), archived('x')];
  expect(formatFindings(checkPages(pages, site))).toBe(
    'docs/reference/retrying.mdx:2: docs/faq.mdx has the same title.\n' +
      '  Add the word by which readers tell the two pages apart.\n' +
      'docs/reference/retrying.mdx:3: docs/faq.mdx has the same description.\n' +
      '  Describe what only this page offers.',
  );
});

describe('the rules for the body', () => {
  it.each(['# Retrying', 'Retrying\n========'])('reject a first-level heading: %j', (heading) => {
    expect(complaintOf(heading)).toContain(
      'docs/reference/retrying.mdx:6: the page contains a first-level heading.',
    );
  });

  it.each(["import { Box } from '@site/src/Box';", "import '../box.css';"])(
    'reject an import of a component or style: %s',
    (line) => {
      expect(complaintOf(`${line}\n\nText.`)).toMatch(/retrying\.mdx:6: the page imports \S+x/);
    },
  );

  it('allow code that looks like a heading', () => {
    expect(complaintOf('```bash\n# a comment\n```\n\n- x\n\n  ~~~\n  # more\n  ~~~\n')).toBe('');
  });

  it('allow four kinds of admonitions, with titles in brackets', () => {
    expect(complaintOf(':::danger\nText.\n:::')).toContain(
      ':6: :::danger is not an admonition that this site has.\n  Use :::note, :::tip, :::info, :::warning.',
    );
    expect(complaintOf(':::note Good to know\nText.\n:::')).toContain(
      'Write :::note[Good to know].',
    );
    expect(complaintOf(':::note[Good to know]\nText.\n:::')).toBe('');
  });

  it('reject terms that are not in the glossary', () => {
    expect(complaintOf('A <Term>fibre</Term>, two <Term>fibers</Term>.')).toBe(
      'docs/reference/retrying.mdx:6: the glossary has no term "fibre".\n' +
        '  Did you mean fiber? Otherwise add it to src/content/glossary/terms.',
    );
  });

  it('reject unknown tab groups and tab values', () => {
    expect(complaintOf('<Tabs group="build-tools">\n</Tabs>')).toContain(
      ':6: there is no tab group "build-tools".\n  Did you mean build-tool?',
    );
    expect(complaintOf('<Tabs group="platform">\n<Tab value="jsv">\nx\n</Tab>\n</Tabs>')).toContain(
      ':7: the tab group "platform" has no value "jsv".',
    );
  });
});

it('requires a description for each name in a table of signatures', () => {
  const table = (...items: string[]): string =>
    ['<SignatureTable>', '', '```scala api', 'zio.ZIO#retry', 'zio.ZIO#retryN', '```', '', ...items]
      .concat('', '</SignatureTable>')
      .join('\n');
  expect(complaintOf(table('- once', '- twice'))).toBe('');
  expect(complaintOf(table('- once'))).toContain(
    ':6: the table of signatures has 2 names and 1 descriptions.',
  );
  const other = (attributes: string): string =>
    table('- once', '- twice').replace('<SignatureTable>', `<SignatureTable ${attributes}>`);
  expect(complaintOf(other('compact'))).toBe('');
  expect(complaintOf(other('short'))).toContain(
    ':6: <SignatureTable> does not take short in this form.\n  It takes compact.',
  );
});

describe('the rules for timelines', () => {
  const timeline = (label: string) =>
    [
      '<Timeline',
      '  title="Two attempts"',
      '  lanes={[',
      "    { name: 'client', spans: [",
      "      { from: 0, to: 90, label: 'attempt' },",
      `      { from: 90, to: 100, label: '${label}' },`,
      '    ] },',
      '  ]}',
      '/>',
    ].join('\n');

  it('reject labels that do not fit into their spans', () => {
    expect(complaintOf(timeline('ok'))).toBe('');
    expect(complaintOf(timeline('attempts'))).toBe(
      'docs/reference/retrying.mdx:11: the label "attempts" needs 58 units of space, but has only 22.\n' +
        '  Shorten the label, make the span longer, or use a moment in `marks` or another lane.',
    );
  });

  it('ignore timelines in a code fence', () => {
    expect(complaintOf(`\`\`\`mdx\n${timeline('attempts')}\n\`\`\``)).toBe('');
  });
});

describe('the rules for diagrams', () => {
  const diagram = (to: string, nodes = "[{ id: 'a', label: 'a' }, { id: 'b', label: 'b' }]") =>
    [
      '<Diagram',
      '  title="A lookup"',
      `  nodes={${nodes}}`,
      '  edges={[',
      `    { from: 'a', to: '${to}' },`,
      '  ]}',
      '/>',
    ].join('\n');

  it('name the line of the problem, and what to do', () => {
    expect(complaintOf(diagram('b'))).toBe('');
    expect(complaintOf(diagram('c'))).toBe(
      'docs/reference/retrying.mdx:10: there is no node "c".\n' +
        '  Did you mean a? Otherwise declare it in `nodes`.',
    );
  });

  it('reject data that has to be computed', () => {
    expect(complaintOf(diagram('b', 'nodesOf(2)'))).toContain(
      ":6: the data of <Diagram> can't be read before the page is compiled.\n" +
        '  Declare <Diagram> with plain values',
    );
  });

  it('apply to trees', () => {
    expect(complaintOf('<Tree title="Fibers" root={{ label: "main", end: "success" }} />')).toBe(
      'docs/reference/retrying.mdx:6: the branch "main" has a wrong end.\n' +
        '  Write one of value, failure, defect, interruption.',
    );
  });
});

describe('the rules for questions and answers', () => {
  const answers = (...lines: string[]): string =>
    ['<Answers>', '', ...lines.flatMap((line) => [line, '']), '</Answers>'].join('\n');

  it('allow questions with code and with their own anchors, at the end of a section', () => {
    const good = answers('#### Is `a` lazy?', 'Yes.', '- List', '#### And b? {/* #b */}', 'No.');
    expect(complaintOf(good)).toBe('');
    expect(complaintOf(`${good}\n\n{/* prose-ok: x: y */}\n\n## Next\n\nText.`)).toBe('');
  });

  it('require a question, a question mark and an answer', () => {
    expect(complaintOf(answers('#### Is it lazy?', '#### It is lazy', 'Yes.'))).toBe(
      'docs/reference/retrying.mdx:8: the question “Is it lazy?” has no answer.\n' +
        '  Write each question as a heading, #### Is it …?, with its answer below it and empty lines between them.\n' +
        'docs/reference/retrying.mdx:10: the question “It is lazy” has no question mark at its end.\n' +
        '  Put it as a question, in the words of a reader.',
    );
    expect(complaintOf(answers('Yes.'))).toContain(':8: <Answers> does not begin with a question.');
    expect(complaintOf(answers())).toContain(':6: <Answers> does not begin with a question.');
    expect(complaintOf(answers('### Is it?', 'Yes.'))).toContain(
      ':8: the question “Is it?” is not a heading of level 4.',
    );
  });

  it('require that no other heading has the anchor of a question', () => {
    const twice = answers('#### Is it lazy?', 'Yes.', '#### Is it lazy?', 'No.');
    expect(complaintOf(twice)).toContain(
      ':12: the anchor #is-it-lazy of the question “Is it lazy?” is already that of line 8.\n' +
        '  Write the question in other words, or give it another anchor with {/* #other-words */} at its end.',
    );
    expect(
      complaintOf(`## Laziness {/* #lazy */}\n\n${answers('#### Is it? {/* #lazy */}', 'Yes.')}`),
    ).toContain(':10: the anchor #lazy of the question “Is it?” is already that of line 6.');
  });

  it('reject what would be read as part of the last answer, and attributes', () => {
    const good = answers('#### Is it lazy?', 'Yes.');
    expect(complaintOf(`${good}\n\nText.`)).toBe(
      'docs/reference/retrying.mdx:14: what follows </Answers> would belong to the last question.\n' +
        '  Put it before <Answers>, or put a heading above it.',
    );
    expect(complaintOf(good.replace('<Answers>', '<Answers compact>'))).toContain(
      ':6: <Answers> does not take compact in this form.\n  Write it without attributes.',
    );
  });
});

describe('the rules for comparisons', () => {
  const block = (words = ''): string[] => ['```scala' + words, 'val x = 1', '```', ''];
  const comparison = (...lines: string[]): string =>
    ['<Comparison left="Future" right="ZIO 2">', '', ...lines, '', '</Comparison>'].join('\n');

  it('require two code blocks and a paragraph in each row', () => {
    expect(
      complaintOf(
        comparison(...block(), ...block(' run'), 'Text.', '', ...block(), ...block(), '- a'),
      ),
    ).toBe('');
    expect(complaintOf(comparison(...block(), ...block(), 'Text.', '', ...block(), 'Text.'))).toBe(
      'docs/reference/retrying.mdx:18: a row of the comparison has 1 block of code and a paragraph.\n' +
        '  Write two blocks of code, the left one first, and then a paragraph that explains the difference.',
    );
    expect(complaintOf(comparison(...block(), ...block()))).toContain(
      ':8: a row of the comparison has 2 blocks of code and no paragraph.',
    );
    expect(complaintOf(comparison())).toContain(':6: the comparison is empty.');
  });

  it('reject hidden code blocks', () => {
    expect(complaintOf(comparison(...block(), ...block(' hidden'), 'Text.'))).toContain(
      ':12: `hidden` is not allowed on a fence inside a comparison.',
    );
  });

  it('require exactly two code blocks for a mistake and its correction', () => {
    const pair = (...lines: string[]): string =>
      ['<Comparison wrong>', '', ...lines, '</Comparison>'].join('\n');
    expect(complaintOf(pair(...block(' fail'), ...block()))).toBe('');
    expect(complaintOf(pair(...block(), 'Text.', ''))).toBe(
      'docs/reference/retrying.mdx:6: the comparison has 1 block of code and a paragraph.\n' +
        '  Write two blocks of code, the wrong one first, and put text before or after the comparison.',
    );
    expect(complaintOf(pair(...block(), ...block(), ...block()))).toContain(
      ':6: the comparison has 3 blocks of code.',
    );
  });

  it.each(['wrong="yes"', 'wrong lft="Leaks"', 'wrong left={1}'])(
    'reject the attributes %s',
    (attributes) => {
      const text = [`<Comparison ${attributes}>`, '', ...block(), ...block(), '</Comparison>'];
      expect(complaintOf(text.join('\n'))).toMatch(
        /:6: <Comparison> does not take \w+ in this form\.\n {2}.*t takes left="…", right="…", long, wrong/,
      );
    },
  );

  it('require the names of both sides, and a place outside paragraphs', () => {
    expect(complaintOf('<Comparison left="Future">\n\nText.\n\n</Comparison>')).toContain(
      ':6: <Comparison> lacks right.\n  Add right="…", the name of a library; or write <Comparison wrong>',
    );
    expect(complaintOf('See <Comparison left="a" right="b">x</Comparison>.')).toContain(
      ':6: <Comparison> is inside a paragraph.',
    );
  });
});

describe('the rules for links and images', () => {
  it('reject links to pages that neither exist nor are planned', () => {
    expect(complaintOf('Text.\n\n[a cause](./core/causes.mdx)')).toBe(
      'docs/reference/retrying.mdx:8: the link ./core/causes.mdx leads to ' +
        'docs/reference/core/causes, which neither exists nor is planned.\n' +
        '  Did you mean reference/core/cause? Otherwise fix the path, or add the page to src/facts/inventory/pages.tsv.',
    );
  });

  it.each([
    [
      '[a cause](./core/cause)',
      'the link ./core/cause does not name a file.\n  Link to a page by its file name, with .mdx at the end.',
    ],
    ['See [here](./core/cause.mdx).', 'the text of the link to ./core/cause.mdx is "here"'],
    ['![](/img/tree.svg)', 'the image /img/tree.svg has no alternative text'],
    ['![A tree](./tree.svg)', 'the image docs/reference/tree.svg does not exist'],
    ['![A tree](https://x.org/t.svg)', 'is loaded from another site'],
  ])('reject %s', (body, message) => expect(complaintOf(body)).toContain(message));

  it.each([
    '[`one`](./core/cause.mdx#x), [two](../faq.mdx), [site](https://github.com/zio)',
    '![A tree](/img/tree.svg)',
  ])('allow %s', (body) => expect(complaintOf(body)).toBe(''));
});

it('lists all problems of a page in the order of lines', () => {
  const text = page({ title: 'Retrying.', description }, '# One\n\n[x](./y.mdx)');
  expect(complaint(text).match(/mdx:(\d+)/g)).toEqual(['mdx:2', 'mdx:6', 'mdx:8']);
});
