/** Parses the words after `scala` on a fence, which select how a block is checked. */
import { nearest } from '../../../utils/nearest';
import type { BlockMode, FailKind, RunEnd } from './protocol';
import { knownServers } from './servers';

export interface FenceWords {
  readonly mode: BlockMode;
  /** For `run`: the required end. */
  readonly end: RunEnd;
  /** For `fail`: the required kind of error. */
  readonly fail: FailKind;
  /** Set-up code that the reader can unfold. */
  readonly hidden: boolean;
  /** Starts a new scope. */
  readonly reset: boolean;
  /** The output varies, so it is shown as a sample and not compared. */
  readonly unstable: boolean;
  /** Name of a separate scope that blocks share; null for the page's scope. */
  readonly scope: string | null;
  /** Uses deprecated API on purpose. */
  readonly deprecated: boolean;
  /** For `file`: path of the source file in the page's project. */
  readonly file: string | null;
  /** Name of the shared code in the fence: its file name without extension. */
  readonly include: string | null;
  /** For `parsed`: reason for not compiling the block. */
  readonly parsed: string | null;
  /** Time limit for all runs of the page in seconds; null for the default. */
  readonly timeout: number | null;
  /** Name of the server that the run needs; null if none. */
  readonly needs: string | null;
  readonly dialect: '3' | '2';
}

/** The words of a fence, or the problem with them. */
export type ParsedFence =
  | { readonly words: FenceWords; readonly problem: null }
  | { readonly words: null; readonly problem: string };

interface Word {
  readonly name: string;
  /** null if the word has no value. */
  readonly value: string | null;
}

/** Allowed words with their values: none, one of a list, or free text. */
const vocabulary: Readonly<Record<string, 'alone' | 'text' | readonly string[]>> = {
  run: ['failure', 'defect', 'interruption'],
  values: 'alone',
  fail: ['syntax', 'name'],
  hidden: 'alone',
  include: 'text',
  reset: 'alone',
  scope: 'text',
  api: 'alone',
  file: 'text',
  '2': 'alone',
  parsed: 'text',
  unstable: 'alone',
  deprecated: 'alone',
  timeout: 'text',
  needs: Object.keys(knownServers),
};

/** Examples of values, for words that need one. */
const examples: Readonly<Record<string, string>> = {
  include: 'test-clock',
  scope: 'akka',
  file: 'Main.scala',
  parsed: '"why it is not compiled"',
  timeout: '30',
  needs: 'redis',
};

const modes = ['run', 'values', 'fail', 'api', 'file', 'parsed'] as const;

/** Modes that each other word can be combined with; `compile` is a fence without a mode. */
const company: Readonly<Record<string, readonly BlockMode[]>> = {
  hidden: ['compile', 'run', 'values', 'file', 'parsed'],
  include: ['compile'],
  reset: ['compile', 'run', 'values', 'fail', 'parsed'],
  scope: ['compile', 'run', 'values', 'fail'],
  unstable: ['run', 'values'],
  deprecated: ['compile', 'run', 'values', 'file'],
  timeout: ['run', 'values'],
  needs: ['run', 'values'],
  '2': ['compile', 'fail', 'file', 'parsed'],
};

function split(meta: string): Word[] {
  return [...meta.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|(\S*)))?/g)].map((match) => ({
    name: match[1] ?? '',
    value: match[2] ?? match[3] ?? null,
  }));
}

function wordProblem({ name, value }: Word): string | null {
  const values = vocabulary[name];
  if (values === undefined) {
    const meant = nearest(name, Object.keys(vocabulary));
    const hint = meant === null ? '' : `Did you mean \`${meant}\`? `;
    return `\`${name}\` is not allowed on a Scala fence. ${hint}Allowed words: ${Object.keys(vocabulary).join(', ')}`;
  }
  if (values === 'alone') return value === null ? null : `\`${name}\` does not take a value`;
  if (name in examples && !value) {
    return `\`${name}\` needs a value: \`${name}=${examples[name]}\``;
  }
  if (values === 'text' || value === null || values.includes(value)) return null;
  const meant = nearest(value, values);
  const hint = meant === null ? '' : `. Did you mean \`${name}=${meant}\`?`;
  const alone = name === 'needs' ? '' : ' works without a value or';
  return `\`${name}\`${alone} takes one of ${values.join(', ')}, not \`${value}\`${hint}`;
}

function filePathProblem(file: string): string | null {
  const inside = /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(file);
  return inside && /\.(scala|java)$/.test(file)
    ? null
    : `\`file=${file}\` is not the path of a Scala source file, such as \`Main.scala\` or \`shop/Order.scala\``;
}

/** Parses the text after `scala` on a fence; problems are worded for the author. */
export function parseFenceWords(meta: string | null | undefined): ParsedFence {
  const words = split(meta ?? '');
  const problem = (text: string): ParsedFence => ({ words: null, problem: text });
  const by = new Map<string, string | null>();
  for (const word of words) {
    const wrong = wordProblem(word);
    if (wrong !== null) return problem(wrong);
    if (by.has(word.name)) return problem(`\`${word.name}\` appears twice on the fence`);
    by.set(word.name, word.value);
  }
  const asked = modes.filter((mode) => by.has(mode));
  if (asked.length > 1) {
    return problem(`\`${asked.join('` and `')}\` cannot be combined: choose one of them`);
  }
  const mode: BlockMode = asked[0] ?? 'compile';
  for (const [name, allowed] of Object.entries(company)) {
    if (!by.has(name) || allowed.includes(mode)) continue;
    return problem(
      mode === 'compile'
        ? `\`${name}\` only works with ${allowed.map((m) => `\`${m}\``).join(' or ')}`
        : `\`${name}\` cannot be combined with \`${mode}\``,
    );
  }
  const file = by.get('file') ?? null;
  const badPath = file === null ? null : filePathProblem(file);
  if (badPath !== null) return problem(badPath);
  for (const [name, what] of [
    ['scope', 'a scope'],
    ['include', 'shared code'],
  ] as const) {
    const value = by.get(name) ?? null;
    if (value === null) continue;
    if (!/^[a-z][\w-]*$/.test(value)) {
      const example = `${name}=${examples[name]}`;
      return problem(`\`${name}=${value}\` is not the name of ${what}, such as \`${example}\``);
    }
    if (by.has('2')) return problem(`\`${name}\` cannot be combined with \`2\``);
  }
  const timeout = by.has('timeout') ? Number(by.get('timeout')) : null;
  if (timeout !== null && !(timeout > 0 && timeout <= 120)) {
    return problem('`timeout` must be a number of seconds from 1 to 120');
  }
  return {
    problem: null,
    words: {
      mode,
      end: (by.get('run') as RunEnd | null | undefined) ?? 'value',
      fail: (by.get('fail') as FailKind | null | undefined) ?? 'type',
      hidden: by.has('hidden'),
      reset: by.has('reset'),
      scope: by.get('scope') ?? null,
      unstable: by.has('unstable'),
      deprecated: by.has('deprecated'),
      file,
      include: by.get('include') ?? null,
      parsed: by.get('parsed') ?? null,
      timeout,
      needs: by.get('needs') ?? null,
      dialect: by.has('2') ? '2' : '3',
    },
  };
}
