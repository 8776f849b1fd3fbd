/**
 * Finds the top-level statements of a Scala block by its layout. That is precise enough to separate
 * a block's last expression; the compiler does everything that needs more precision.
 */
import { scala } from './grammars/scala';
import { tokenize } from './highlight';

export interface Statement {
  readonly text: string;
  /** Whether a blank line precedes it in the block. */
  readonly isApart: boolean;
  readonly kind: 'definition' | 'import' | 'package' | 'expression';
  /** Names that a definition introduces; those of types begin with `type `. */
  readonly names: readonly string[];
  /** Whether it defines values (`val`, `var`), which can be shown. */
  readonly isValue: boolean;
}

const continuation =
  /^(?:[)\]}.,]|(?:else|catch|finally|then|do|yield|with|extends|derives|end)\b|case\b(?!\s+(?:class|object)\b)|(?!\/[/*])[-+*/<>=!&|^~?:%#]+\s)/;
const annotations = /^(?:@[\w.]+(?:\([^)]*\))?\s*)*/;
const modifiers =
  /^(?:(?:private|protected)(?:\[\w+\])?\s+|(?:final|sealed|abstract|implicit|lazy|override|inline|transparent|opaque|open|infix|case)\s+(?=[a-z]))*/;
const definition = /^(?:val|var|def|type|class|trait|object|enum|given|extension)\b/;

/** For each line, whether it starts inside a bracket, string or comment of an earlier line. */
function openLines(code: string): boolean[] {
  const open = [false];
  let depth = 0;
  for (const { text, kind } of tokenize(code, scala)) {
    const opaque = kind === 'literal' || kind === 'comment';
    for (const character of text) {
      if (character === '\n') open.push(opaque || depth > 0);
      else if (!opaque && '([{'.includes(character)) depth += 1;
      else if (!opaque && ')]}'.includes(character)) depth -= 1;
    }
  }
  return open;
}

/** Code without its leading comments. */
export function withoutComments(text: string): string {
  return text.replace(/^(?:\s*\/\/.*(?:\n|$)|\s*\/\*[\s\S]*?\*\/\s*)*/, '').trimStart();
}

/** Name of a given instance; anonymous ones get a name from their type, as in the compiler. */
function givenName(body: string): string {
  const named = /^given\s+([a-z_]\w*)\s*(?:\[[^\]]*\]\s*)?(?:\([^)]*\)\s*)*:/.exec(body)?.[1];
  return named ?? body.replace(/\s*(?:=|\bwith\b)[\s\S]*$/, '').replace(/\s+/g, ' ');
}

/** Name of a method, object or type. A type and its companion object have different names. */
function definedName(body: string): string[] {
  const [, word, name] =
    /^(def|type|class|trait|object|enum)\s+(`[^`]+`|[\w$]+|[^\s\w([:]+)/.exec(body) ?? [];
  if (name === undefined) return [];
  return [word === 'def' || word === 'object' ? name : `type ${name}`];
}

function describe(text: string): Omit<Statement, 'isApart'> {
  const bare = withoutComments(text).replace(annotations, '');
  if (/^(?:import|export)\b/.test(bare)) return { text, kind: 'import', names: [], isValue: false };
  if (/^package\b/.test(bare)) return { text, kind: 'package', names: [], isValue: false };
  const body = bare.replace(modifiers, '');
  if (!definition.test(body)) return { text, kind: 'expression', names: [], isValue: false };
  const names = body.startsWith('given')
    ? [givenName(body)]
    : (/^(?:val|var)\s+([^=:]+)/.exec(body)?.[1]?.match(/\b[a-z_]\w*/g) ?? definedName(body));
  return { text, kind: 'definition', names, isValue: /^va[lr]\b/.test(body) };
}

/** Statements of a block in order; leading comments belong to the first statement. */
export function statements(code: string): Statement[] {
  const open = openLines(code);
  const chunks: string[][] = [[]];
  code.split('\n').forEach((line, index) => {
    const chunk = chunks[chunks.length - 1] ?? [];
    const bare = withoutComments(chunk.join('\n')).trim();
    // Comments and annotations belong to the statement that follows them.
    const waiting = bare.replace(annotations, '') === '';
    const starts = /^\S/.test(line) && open[index] !== true && !continuation.test(line);
    if (starts && !waiting) chunks.push([line]);
    // A comment in the middle of a statement.
    else if (waiting && !starts && line.trim() !== '' && chunks.length > 1)
      chunks.splice(-2, 2, [...(chunks.at(-2) ?? []), ...chunk, line]);
    else chunk.push(line);
  });
  return chunks
    .map((chunk, at) => ({
      text: chunk.join('\n').trim(),
      isApart: chunks[at - 1]?.at(-1)?.trim() === '',
    }))
    .filter(({ text }) => withoutComments(text) !== '')
    .map(({ text, isApart }) => ({ ...describe(text), isApart }));
}
