import type { Code, Nodes, RootContent } from 'mdast';
import { lineAt } from '../../../../content/markdown/model/mask';
import { visitParents } from '../../../../content/snippets/model/visit';
import type { Finding } from '../../../../utils/validation/finding';
import { suggest } from '../../../../utils/validation/suggest';
import { type Fault, isShown, lineOf } from '../elements';
import type { Page, PageRule } from '../page';

/** The kinds of admonition that pages may use. */
export const admonitions = ['note', 'tip', 'info', 'warning'] as const;

const known: readonly string[] = admonitions;
const closing = /^[ \t>]*:{3,}[ \t]*$/;

/** A page says something. */
export const emptiness: PageRule = ({ file, text, tree, frontMatter }) => {
  if (tree.children.some(isShown) || Object.keys(frontMatter).length === 0) return [];
  const line = text.trimEnd().split('\n').length;
  const remedy =
    'write it, or remove the file; links to a planned page are plain text until it exists';
  return [{ file, line, problem: 'the page has no text', remedy }];
};

/** Notes are of the four kinds, closed, and not empty; a title is in brackets. */
export const notes: PageRule = (page) => {
  const { file, text, tree } = page;
  const lines = text.split('\n');
  const ends = new Set<number>();
  const faults: Fault[] = [];
  visitParents(tree, (node) => {
    if (node.type === 'containerDirective') {
      const end = node.position?.end.line ?? 0;
      ends.add(end);
      faults.push(...noteFaults(node, closing.test(lines[end - 1] ?? '')));
    }
    if (node.type === 'leafDirective' || (node.type === 'textDirective' && isMeant(node))) {
      const colons = node.type === 'leafDirective' ? '::' : ':';
      faults.push({
        line: lineOf(node),
        problem: `${colons}${node.name} is no part of a page`,
        remedy: `write \\: for a colon; notes begin with three colons, ${known.map((each) => `:::${each}`).join(', ')}`,
      });
    }
  });
  return [
    ...faults.map((fault) => ({ file, ...fault })),
    ...kinds(page),
    ...matches(page, /^[ \t>]*:{3,}[ \t]*$/gm, (_, line) =>
      ends.has(line)
        ? null
        : {
            problem: '::: closes no note',
            remedy: 'remove it, or begin the note with :::note above',
          },
    ),
  ];
};

type Note = Extract<RootContent, { readonly type: 'containerDirective' }>;

/** A colon before a word isn't meant as a directive, but one with brackets or braces is. */
const isMeant = (node: Nodes): boolean =>
  'attributes' in node &&
  'children' in node &&
  (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0);

function noteFaults(node: Note, isClosed: boolean): Fault[] {
  const { name, attributes, children } = node;
  const line = lineOf(node);
  const content = children.filter((child) => !('directiveLabel' in (child.data ?? {})));
  return [
    ...(isClosed
      ? []
      : [
          {
            line,
            problem: `:::${name} is not closed, so the rest of the page would be part of it`,
            remedy: 'write ::: on a line of its own after the note',
          },
        ]),
    ...(content.some(isShown)
      ? []
      : [{ line, problem: `:::${name} is empty`, remedy: 'write the note, or remove it' }]),
    ...(Object.keys(attributes ?? {}).length === 0
      ? []
      : [{ line, problem: `:::${name} has attributes`, remedy: `write :::${name}[title]` }]),
  ];
}

const kinds = (page: Page): Finding[] =>
  matches(page, /^[ \t>]*:{3,}[ \t]*([\w-]+)(.*)$/gm, ([, kind = '', rest = '']) => {
    if (!known.includes(kind)) {
      return {
        problem: `:::${kind} is not an admonition that this site has`,
        remedy: suggest(kind, known, `use ${known.map((each) => `:::${each}`).join(', ')}`),
      };
    }
    if (/^\s*(\[[^\]]*\]\s*)?(\{.*\}\s*)?$/.test(rest)) return null;
    return {
      problem: `the title of :::${kind} is not in brackets`,
      remedy: `Write :::${kind}[${rest.trim()}]`,
    };
  });

/** Fences are closed, show code instead of running it, and have plain titles. */
export const fences: PageRule = (page) => {
  const { file, text, tree } = page;
  const lines = text.split('\n');
  const faults: Fault[] = [];
  visitParents(tree, (node, { children }) => {
    if (node.type !== 'code') return;
    const line = lineOf(node);
    const end = node.position?.end.line ?? line;
    if (end === line || !/^[ \t>]*(`{3,}|~{3,})\s*$/.test(lines[end - 1] ?? '')) {
      const problem = 'the fence is not closed, so the rest of the page would be code';
      faults.push({ line, problem, remedy: 'add a line with ``` after the code' });
    }
    if (/title="[^"]*(<[a-z/!]|&#?\w+;)/i.test(node.meta ?? '')) {
      const problem = 'the title of the block contains HTML';
      faults.push({ line, problem, remedy: 'write it in plain words' });
    }
    const [, included] =
      /\binclude=(\S*)/.exec(node.lang === 'scala' ? (node.meta ?? '') : '') ?? [];
    if (included !== undefined && !/^[a-z][\w-]*$/.test(included)) {
      const problem = `include=${included} is not the name of a file in docs/_shared`;
      faults.push({ line, problem, remedy: 'write the name without a folder and without .scala' });
    }
    if (isLonely(node, children)) faults.push(...lonelyFault(page, node));
  });
  return [
    ...faults.map((fault) => ({ file, ...fault })),
    // Docusaurus unwraps these before it parses the page, even inside another fence.
    ...[...text.matchAll(/^[ \t>]*(`{3,}|~{3,}) *mdx-code-block/gm)].map(({ index }) => ({
      file,
      line: lineAt(text, index),
      problem: '`mdx-code-block` would run as a part of the page',
      remedy: 'use `mdx` to show it',
    })),
  ];
};

const isScala2 = ({ lang, meta }: Code): boolean =>
  lang === 'scala' && /(^|\s)2(\s|$)/.test(meta ?? '');

/** Whether a Scala 2 block isn't right below the Scala 3 block that it's a form of. */
function isLonely(node: Code, siblings: readonly Nodes[]): boolean {
  if (!isScala2(node)) return false;
  const above = siblings[siblings.indexOf(node) - 1];
  return !(above?.type === 'code' && above.lang === 'scala' && !isScala2(above));
}

/** It may stand alone where its section is about Scala 2: for a module without Scala 3, for example. */
function lonelyFault({ text }: Page, node: Code): Fault[] {
  const above = text.split('\n').slice(0, lineOf(node) - 1);
  const heading = above.findLastIndex((line) => /^#{2,} /.test(line));
  if (/\b2\.1[123]\b|Scala 2\b/.test(above.slice(heading + 1).join('\n') + above[heading]))
    return [];
  return [
    {
      line: lineOf(node),
      problem: 'the Scala 2 block is not right below a Scala 3 block',
      remedy:
        'put the two next to each other; if the code exists only for Scala 2, say so in the section, with "Scala 2"',
    },
  ];
}

function matches(
  { file, prose }: Page,
  pattern: RegExp,
  judge: (match: RegExpExecArray, line: number) => Pick<Finding, 'problem' | 'remedy'> | null,
): Finding[] {
  return [...prose.matchAll(pattern)].flatMap((match) => {
    const line = lineAt(prose, match.index);
    const verdict = judge(match, line);
    return verdict === null ? [] : [{ file, line, ...verdict }];
  });
}
