/**
 * Highlights code at build time: code in, lines of HTML out. Runs only in Node, so the grammars
 * never reach the client's bundle.
 */
import type { Grammar, Token } from 'prismjs';
import { Prism } from 'prism-react-renderer';
import { escapeHtml } from './escape';

/**
 * Names of Prism's tokens, by the kind that they are shown as. `ui/tokens.css` has a color for the
 * class of each kind.
 */
const tokenNames = {
  keyword: ['keyword', 'annotation', 'atrule', 'tag', 'important'],
  type: ['class-name', 'builtin', 'maybe-class-name'],
  literal: [
    'string',
    'template-string',
    'attr-value',
    'char',
    'regex',
    'number',
    'boolean',
    'null',
  ],
  comment: ['comment', 'prolog', 'doctype'],
  property: ['property', 'attr-name', 'key'],
  added: ['inserted'],
  removed: ['deleted'],
  failure: ['failure'],
  defect: ['defect'],
  interruption: ['interruption'],
};

type TokenKind = keyof typeof tokenNames;

const kinds = new Map(
  Object.entries(tokenNames).flatMap(([kind, names]) =>
    names.map((name) => [name, kind as TokenKind] as const),
  ),
);

interface CodeToken {
  readonly text: string;
  readonly kind: TokenKind | null;
}

/** A range to highlight, such as a compile error; positions are 0-based, the end is exclusive. */
interface Mark {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

function kindOf(token: Token): TokenKind | undefined {
  const names = [token.type, token.alias ?? []].flat();
  return names.map((name) => kinds.get(name)).find((kind) => kind !== undefined);
}

function flatten(stream: string | Token | (string | Token)[], kind: TokenKind | null): CodeToken[] {
  if (typeof stream === 'string') return [{ text: stream, kind }];
  if (Array.isArray(stream)) return stream.flatMap((part) => flatten(part, kind));
  // Code inside a string (`${…}`) starts as plain text; other unknown tokens inherit the kind.
  const inner = stream.type === 'expression' ? null : (kindOf(stream) ?? kind);
  return flatten(stream.content as string | Token | (string | Token)[], inner);
}

/** Splits code into tokens; joining their texts gives the code again. */
export const tokenize = (code: string, grammar: Grammar | null): CodeToken[] =>
  grammar ? flatten(Prism.tokenize(code, grammar), null) : [{ text: code, kind: null }];

/** Tokens of each line. Cuts tokens at line ends, and joins neighbors of the same kind. */
export function tokenLines(code: string, grammar: Grammar | null): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const { text, kind } of tokenize(code, grammar)) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      const line = lines[lines.length - 1] ?? [];
      const last = line[line.length - 1];
      if (part === '') return;
      if (last && last.kind === kind) line[line.length - 1] = { text: last.text + part, kind };
      else line.push({ text: part, kind });
    });
  }
  return lines;
}

/** Class names use the first letter of the kind, because a page has thousands of tokens. */
const tokenHtml = ({ text, kind }: CodeToken): string =>
  kind === null ? escapeHtml(text) : `<span class="tok-${kind[0]}">${escapeHtml(text)}</span>`;

/** Columns of a line that a mark covers; an empty mark covers one character. */
function columnsOf(mark: Mark, line: number, length: number): [number, number] | null {
  if (line < mark.line || line > mark.endLine) return null;
  const start = line === mark.line ? Math.min(mark.column, Math.max(length - 1, 0)) : 0;
  const end = line === mark.endLine ? Math.max(mark.endColumn, start + 1) : length;
  return end > start ? [start, Math.min(end, length)] : null;
}

/** Tokens between two columns, cut at both ends. */
function slice(tokens: readonly CodeToken[], from: number, to: number): CodeToken[] {
  let column = 0;
  return tokens.flatMap(({ text, kind }) => {
    const start = column;
    column += text.length;
    const part = text.slice(Math.max(from - start, 0), Math.max(to - start, 0));
    return part === '' ? [] : [{ text: part, kind }];
  });
}

function lineHtml(tokens: readonly CodeToken[], line: number, marks: readonly Mark[]): string {
  const length = tokens.reduce((sum, token) => sum + token.text.length, 0);
  const range = marks.map((mark) => columnsOf(mark, line, length)).find((found) => found !== null);
  if (!range) return tokens.map(tokenHtml).join('');
  const part = (from: number, to: number) => slice(tokens, from, to).map(tokenHtml).join('');
  const [start, end] = range;
  return `${part(0, start)}<mark>${part(start, end)}</mark>${part(end, length)}`;
}

/**
 * Lines of `code` as HTML; each line is complete by itself.
 * @param marks ranges to wrap in `<mark>`; if several touch a line, the first one is used
 */
export function highlightLines(
  code: string,
  grammar: Grammar | null,
  marks: readonly Mark[] = [],
): string[] {
  return tokenLines(code, grammar).map((tokens, line) => lineHtml(tokens, line, marks));
}
