/** Lays out signatures: on one line if they fit, else with breaks at parameter lists. */
import { escapeHtml } from './escape';

const signatureColumns = 80;

/** Splits a signature outside brackets: `def f[A](x: Int)(y: B): C` → name, lists, result. */
function parameterLists(signature: string): { head: string; lists: string[]; result: string } {
  const start = signature.search(/[[(]/);
  if (start === -1) return { head: signature, lists: [], result: '' };
  const lists: string[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < signature.length; at += 1) {
    const character = signature[at] ?? '';
    if ('[('.includes(character)) {
      if (depth === 0) from = at;
      depth += 1;
    } else if ('])'.includes(character)) {
      depth -= 1;
      if (depth === 0) lists.push(signature.slice(from, at + 1));
    } else if (depth === 0) {
      return { head: signature.slice(0, start), lists, result: signature.slice(at) };
    }
  }
  return { head: signature.slice(0, start), lists, result: '' };
}

/**
 * Start and end of each item of a list in brackets, whose content begins at `from`. Without the last
 * item if the list isn't closed.
 */
export function itemsOf(text: string, from: number): (readonly [start: number, end: number])[] {
  const items: [number, number][] = [];
  let depth = 0;
  let start = from;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (depth === 0 && ',])'.includes(character)) {
      items.push([start, at]);
      start = at + 1;
    }
    if ('[('.includes(character)) depth += 1;
    if ('])'.includes(character)) depth -= 1;
    if (depth < 0) break;
  }
  return items;
}

/** Parameters of a list. */
const parameters = (list: string): string[] =>
  itemsOf(list, 1)
    .map((range) => list.slice(...range).trim())
    .filter((part) => part !== '');

function broken(list: string, width: number): string {
  if (list.length <= width || parameters(list).length < 2) return list;
  const open = list[0] ?? '';
  const close = list[list.length - 1] ?? '';
  const inner = parameters(list).map((parameter) => `    ${parameter}`);
  return `${open}\n${inner.join(',\n')}\n  ${close}`;
}

/** Replaces evidence parameters that the compiler named by context bounds: `[A: Tag]`. */
function withContextBounds(signature: string): string {
  const list = /\(implicit (?:evidence\$\d+: \w+\[\w+\](?:, )?)+\)/.exec(signature)?.[0];
  if (list === undefined) return signature;
  const bounds = [...list.matchAll(/: (\w+)\[(\w+)\]/g)];
  const { head, lists, result } = parameterLists(signature.replace(list, ''));
  const [types = '', ...values] = lists;
  const bounded = parameters(types).map((type) => {
    const own = bounds.filter(([, , name]) => name === /^\w+/.exec(type)?.[0]);
    return [type, ...own.map(([, bound]) => bound)].join(': ');
  });
  return `${head}[${bounded.join(', ')}]${values.join('')}${result}`;
}

/**
 * Lays out a signature for display.
 * @param printed the signature on one line, as the compiler prints it
 */
export function layOutSignature(printed: string): string {
  const signature = withContextBounds(printed);
  if (signature.length <= signatureColumns) return signature;
  const { head, lists, result } = parameterLists(signature);
  const types = lists.filter((list) => list.startsWith('['));
  const values = lists.filter((list) => !list.startsWith('['));
  const name = `${head}${types.join('')}`;
  if (values.length === 0) return `${broken(name, signatureColumns)}${result}`;
  const lines = values.map((list, index) => {
    const after = index === values.length - 1 ? result.length : 0;
    return `  ${broken(list, signatureColumns - 2 - after)}`;
  });
  return [name, ...lines].join('\n') + result;
}

/**
 * What follows the name in a highlighted signature: `def <b>f</b>(x: A): B` → `(x: A): B`. The whole
 * signature, after a space, if it doesn't begin with `def` or `val` and the name.
 * @param html from `highlightLines`
 */
export function withoutName(html: string, symbol: string): string {
  const name = symbol.slice(Math.max(symbol.lastIndexOf('#'), symbol.lastIndexOf('.')) + 1);
  const named = html.replace(/^(?:<span class="tok-k">(?:lazy|def|val)<\/span> )+/, '');
  const start = escapeHtml(name);
  return named !== html && named.startsWith(start) ? named.slice(start.length) : ` ${html}`;
}

/** Full name without its packages: `zio.stream.ZStream#map` → `ZStream#map`. */
export function shortName(symbol: string): string {
  const short = symbol.replace(/^(?:[a-z][\w$]*\.)+(?=[A-Z])/, '');
  return short === symbol ? symbol.replace(/^.*\.(?=[^.]+$)/, '') : short;
}
