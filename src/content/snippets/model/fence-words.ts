/** The words after `scala` on a fence: what is done with the block. */
import { nearest } from '../../../utils/nearest';
import type { BlockMode, FailKind, RunEnd } from './protocol';
import { knownServers } from './servers';

export interface FenceWords {
  readonly mode: BlockMode;
  /** For `run`: how it must end. */
  readonly end: RunEnd;
  /** For `fail`: why it must be refused. */
  readonly fail: FailKind;
  /** Set-up that the reader can unfold. */
  readonly hidden: boolean;
  /** Starts a fresh scope. */
  readonly reset: boolean;
  /** Its output varies; it is shown as a sample and not compared. */
  readonly unstable: boolean;
  /** The scope of its own that it shares with others of this name; null for the page's. */
  readonly scope: string | null;
  /** Uses deprecated API on purpose. */
  readonly deprecated: boolean;
  /** For `file`: the path of the source file within the page's project. */
  readonly file: string | null;
  /** The shared code that stands in the fence: the name of its file, without the ending. */
  readonly include: string | null;
  /** For `parsed`: why the block is not compiled. */
  readonly parsed: string | null;
  /** Seconds that all runs of the page may take together; null for the usual bound. */
  readonly timeout: number | null;
  /** The server that its run needs; null for none. */
  readonly needs: string | null;
  readonly dialect: '3' | '2';
}

/** A fence's words, or what is wrong with them. */
export type ParsedFence =
  | { readonly words: FenceWords; readonly problem: null }
  | { readonly words: null; readonly problem: string };

interface Word {
  readonly name: string;
  /** null where the word stands alone. */
  readonly value: string | null;
}

/** Every allowed word with the values it takes: none, one of a list, or text of the author's. */
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

const modes = ['run', 'values', 'fail', 'api', 'file', 'parsed'] as const;

/** With which modes a word that is no mode goes; `compile` is the fence without a mode. */
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
  if (values === 'text') {
    return value ? null : `\`${name}\` needs a value: \`${name}=${example(name)}\``;
  }
  if (name === 'needs' && value === null) return '`needs` needs a value: `needs=redis`';
  if (value === null || values.includes(value)) return null;
  const meant = nearest(value, values);
  const hint = meant === null ? '' : `. Did you mean \`${name}=${meant}\`?`;
  const alone = name === 'needs' ? '' : ' works without a value or';
  return `\`${name}\`${alone} takes one of ${values.join(', ')}, not \`${value}\`${hint}`;
}

function example(name: string): string {
  if (name === 'parsed') return '"why it is not compiled"';
  if (name === 'scope') return 'akka';
  if (name === 'include') return 'test-clock';
  return name === 'file' ? 'Main.scala' : '30';
}

function filePathProblem(file: string): string | null {
  const inside = /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(file);
  return inside && /\.(scala|java)$/.test(file)
    ? null
    : `\`file=${file}\` is not the path of a Scala source file, such as \`Main.scala\` or \`shop/Order.scala\``;
}

/** Reads what stands after `scala` on a fence; the problem is worded for the author. */
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
  const scope = by.get('scope') ?? null;
  if (scope !== null && !/^[a-z][\w-]*$/.test(scope)) {
    return problem(`\`scope=${scope}\` is not the name of a scope, such as \`scope=akka\``);
  }
  if (scope !== null && by.has('2')) return problem('`scope` cannot be combined with `2`');
  const include = by.get('include') ?? null;
  if (include !== null && !/^[a-z][\w-]*$/.test(include)) {
    return problem(`\`include=${include}\` is not the name of shared code, such as \`include=test-clock\``);
  }
  if (include !== null && by.has('2')) return problem('`include` cannot be combined with `2`');
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
      scope,
      unstable: by.has('unstable'),
      deprecated: by.has('deprecated'),
      file,
      include,
      parsed: by.get('parsed') ?? null,
      timeout,
      needs: by.get('needs') ?? null,
      dialect: by.has('2') ? '2' : '3',
    },
  };
}
