import { plainView, scalaView } from '../../../../src/content/code-block/model/block-view';
import { findLanguage, type Language } from '../../../../src/content/code-block/model/languages';
import type { LockedBlock } from '../../../../src/content/snippets/model/lock';
import { pageLock } from './locks';

const language = findLanguage('scala') as Language;
const fence = {
  code: 'a\nb\nc',
  index: 2,
  hidden: false,
  unstable: false,
  needs: null as string | null,
  parsed: null,
  language,
  drawn: undefined as ReadonlySet<string> | undefined,
};

const viewOf = (block: Partial<LockedBlock>, fields: Partial<typeof fence> = {}) => {
  const lock = pageLock([block]);
  const files = { facts: '/code/x.json', script: '/code/x/3.scala' };
  return scalaView({ ...fence, ...fields }, lock.blocks[0] as LockedBlock, lock, files, 0);
};

test('shows the output and the end of a run', () => {
  const end = { kind: 'failure', text: 'Fail(Busy)' } as const;
  expect(viewOf({ mode: 'run', output: 'one\ntwo\n', end }).output).toEqual({
    outcome: 'failure',
    printed: 'one\ntwo',
    text: 'Fail(Busy)',
  });
});

test('shows no output if a run printed nothing and ended with unit', () => {
  expect(viewOf({ mode: 'run', end: { kind: 'value', text: null } }).output).toBeUndefined();
});

test('names the server that a block ran against', () => {
  expect(viewOf({ mode: 'run' }, { needs: 'redis' }).ranAgainst).toBe('a Redis server');
  expect(
    viewOf({ mode: 'parsed', status: 'parsed' }, { needs: 'redis' }).ranAgainst,
  ).toBeUndefined();
});

test('folds an output of three lines or more if the timeline below shows each line', () => {
  const foldedIs = (output: string, ...drawn: string[]) =>
    viewOf({ mode: 'run', output }, { drawn: new Set(drawn) }).output?.isDrawn;
  expect(foldedIs('a\nb\na\n', 'a', 'b', 'c')).toBe(true);
  expect(foldedIs('a\nb\nc\n', 'a', 'b')).toBeUndefined();
  expect(foldedIs('a\nb\n', 'a', 'b')).toBeUndefined();
});

test('marks the output of an unstable block as a sample', () => {
  expect(viewOf({ mode: 'run', output: '17\n' }, { unstable: true }).output?.sample).toBe(true);
});

test('splits the code after each statement that has a value', () => {
  const values = [
    { line: 0, name: null, type: 'Int', value: '1' },
    { line: 1, name: 'b', type: 'Int', value: '2' },
  ];
  expect(viewOf({ mode: 'values', values }).segments).toEqual([
    { html: 'a', values: [{ type: 'Int', value: '1' }] },
    { html: 'b', values: [{ type: 'Int', value: '2' }] },
    { html: 'c' },
  ]);
});

test('has facts only for blocks with identifiers', () => {
  expect(viewOf({}).facts).toBeUndefined();
  expect(viewOf({ facts: [[0, 0, 1, 0, 0]] }).facts).toBe('/code/x.json');
});

test('includes the position among the facts only if it differs from the id of the block', () => {
  const known: Partial<LockedBlock> = { facts: [[0, 0, 1, 0, 0]] };
  expect(viewOf(known, { index: 2 }).index).toBe(0);
  expect(viewOf(known, { index: 0 }).index).toBeUndefined();
});

test('marks blocks with lines of more than 90 columns as wide', () => {
  expect(plainView('x'.repeat(90), language).wide).toBeUndefined();
  expect(plainView('x'.repeat(91), language).wide).toBe(true);
});

test('links each signature to the API documentation of the pinned release', () => {
  const signature = {
    name: 'zio.ZIO#retry',
    symbol: 'zio.ZIO#retry',
    overloads: ['def retry: A'],
    deprecated: null,
    kind: 'def',
  } as const;
  const [shown] = viewOf({ mode: 'api', signatures: [signature] }).signatures ?? [];
  expect(shown).toMatchObject({
    name: 'ZIO#retry',
    api: 'https://javadoc.io/doc/dev.zio/zio_3/2.1.26/zio/ZIO.html',
  });
});
