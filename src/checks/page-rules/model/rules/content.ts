/**
 * A page is plain Markdown, the elements of `elementForms` and the catalog with literal attributes,
 * and comments. Everything else would run code, load something, or escape the design.
 */
import type { Nodes } from 'mdast';
import { type ElementForm, elementForms } from '../../../../content/components/attributes';
import { visitParents } from '../../../../content/snippets/model/visit';
import { catalogElements } from '../../../../site/ecosystem/elements/elements';
import { catalogFaults } from '../../../../site/ecosystem/elements/remark';
import { nearest } from '../../../../utils/nearest';
import { type Element, type Fault, isComment, isElement, lineOf, partsOf } from '../elements';
import type { PageRule } from '../page';

/** How Markdown, or a component, says what people try to say in HTML. */
const markdown: Readonly<Record<string, string>> = {
  a: 'write a link as [text](./page.mdx)',
  b: 'write **text**',
  blockquote: 'begin the lines with >',
  br: 'begin a new paragraph, or a row of a table',
  code: 'put the code between backquotes',
  em: 'write *text*',
  figure: 'use <Figure caption="…">',
  h1: 'remove it, or start it with ##. The title of the page is shown automatically',
  i: 'write *text*',
  img: 'write an image as ![what it shows](/img/name.svg), in <Figure caption="…">',
  li: 'write a list with -',
  ol: 'write a list with 1.',
  pre: 'write a fence of three backquotes',
  strong: 'write **text**',
  table: 'write a table with |',
  ul: 'write a list with -',
};

const names = [...elementForms.keys(), ...catalogElements.keys()];
const components = names.filter((name) => /^[A-Z]/.test(name)).sort();

/** Only known elements in their form, no code, and comments in braces. */
export const content: PageRule = ({ file, tree }) => {
  const faults: Fault[] = catalogFaults(tree);
  visitParents(tree, (node) => {
    if (isElement(node)) faults.push(...elementFaults(node));
    else faults.push(...codeFault(node));
  });
  return faults.map((fault) => ({ file, ...fault }));
};

function codeFault(node: Nodes): Fault[] {
  const at = { line: lineOf(node), column: node.position?.start.column };
  if (node.type === 'mdxjsEsm') {
    const [, from] = /^import\s(?:[^'"]*from\s*)?['"]([^'"]*)['"]/m.exec(node.value) ?? [];
    return [
      {
        line: at.line,
        problem: from === undefined ? 'the page exports something' : `the page imports ${from}`,
        remedy:
          'remove it; pages can use the components of src/content/components/vocabulary.ts without an import, and have no code of their own',
      },
    ];
  }
  const isCode = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  if (!isCode || isComment(node)) return [];
  return [
    {
      ...at,
      problem: `{${shortened(node.value)}} would run as code when the site is built`,
      remedy:
        'write what it stands for, or put it between backquotes to show it; only comments, {/* … */}, are in braces',
    },
  ];
}

const shortened = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 40).trim()}…` : text;

function elementFaults(node: Element): Fault[] {
  const { name } = node;
  const at = { line: lineOf(node), column: node.position?.start.column };
  // Its own check judges the rest.
  if (name !== null && catalogElements.has(name)) return [];
  const form = name === null ? undefined : elementForms.get(name);
  if (form === undefined) return [{ ...at, ...unknown(name ?? '') }];
  if (node.type === 'mdxJsxTextElement' && !form.isInText) {
    return [
      {
        line: at.line,
        problem: `<${name}> is inside a paragraph`,
        remedy: 'put each of its tags on its own line, with empty lines around the content',
      },
    ];
  }
  return [...attributeFaults(node, form), ...contentFaults(node, form)].map((fault) => ({
    line: at.line,
    ...fault,
  }));
}

function unknown(name: string): Pick<Fault, 'problem' | 'remedy'> {
  if (/^[A-Z]/.test(name)) {
    const meant = nearest(name, components);
    const remedy =
      meant === null
        ? `use one of ${components.join(', ')}`
        : `write <${meant}>, if you mean that; "Contributing to the documentation" shows all components`;
    return { problem: `there is no component <${name}>`, remedy };
  }
  const remedy = Object.hasOwn(markdown, name)
    ? markdown[name]!
    : /^h[2-6]$/.test(name)
      ? `start the line with ${'#'.repeat(Number(name[1]))}`
      : 'remove it, or write < as \\< to show it; the HTML of pages is details, summary, kbd, sub, and sup';
  return { problem: `pages don't have the HTML <${name}>`, remedy };
}

type Said = Pick<Fault, 'problem' | 'remedy'>;

function attributeFaults(node: Element, form: ElementForm): Said[] {
  const { name, attributes } = node;
  const known = Object.entries(form.attributes);
  const uses = known.map(([key, kind]) =>
    kind === 'text' ? `${key}="…"` : kind === 'word' ? key : `${key}={…}`,
  );
  const forms = uses.length === 0 ? 'write it without attributes' : `it takes ${uses.join(', ')}`;
  const wrong = attributes.flatMap((one): Said[] => {
    const key = one.type === 'mdxJsxAttribute' ? one.name : '{…}';
    const kind = typeof one.value === 'string' ? 'text' : one.value ? 'data' : 'word';
    if (Object.hasOwn(form.attributes, key) && form.attributes[key] === kind) return [];
    const meant = Object.hasOwn(form.attributes, key)
      ? null
      : nearest(key, Object.keys(form.attributes));
    const remedy = meant === null ? forms : `did you mean ${meant}? Otherwise ${forms}`;
    return [{ problem: `<${name}> does not take ${key} in this form`, remedy }];
  });
  const twice = attributes.flatMap((one, at): Said[] =>
    one.type === 'mdxJsxAttribute' &&
    attributes.slice(0, at).some((other) => 'name' in other && other.name === one.name)
      ? [{ problem: `<${name}> has ${one.name} twice`, remedy: 'remove one of them' }]
      : [],
  );
  const missing = (form.required ?? []).flatMap((key): Said[] =>
    attributes.some((one) => 'name' in one && one.name === key && one.value !== '')
      ? []
      : [{ problem: `<${name}> lacks ${key}`, remedy: `add ${key}="…"` }],
  );
  return [...wrong, ...twice, ...missing];
}

function contentFaults(node: Element, form: ElementForm): Said[] {
  const { name } = node;
  const parts = partsOf(node);
  const isSummary = (part: Nodes): boolean =>
    (isElement(part) && part.name === 'summary') ||
    (part.type === 'paragraph' && part.children.length > 0 && part.children.every(isSummary));
  const shown = name === 'details' ? parts.filter((part) => !isSummary(part)) : parts;
  if (name === 'details' && !(parts[0] && isSummary(parts[0]))) {
    const remedy = 'begin it with <summary>what is inside</summary>';
    return [{ problem: '<details> has no summary', remedy }];
  }
  if (!form.hasContent && parts.length > 0) {
    const remedy = 'remove the content, and close the tag with />';
    return [{ problem: `<${name}> has content`, remedy }];
  }
  // These say more about what they need.
  if (name === 'Answers' || name === 'Comparison' || name === 'SignatureTable') return [];
  return form.hasContent && shown.length === 0
    ? [{ problem: `<${name}> is empty`, remedy: 'put something between its tags, or remove it' }]
    : [];
}
