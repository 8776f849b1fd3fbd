// cspell:ignore defct reddis
import { parseFenceWords } from '@site/src/content/snippets/model/fence-words';

const words = (meta: string | null) => parseFenceWords(meta).words;
const problem = (meta: string) => parseFenceWords(meta).problem;

describe('the words of a Scala fence', () => {
  it('default to compiling in the scope of the page', () =>
    expect(words(null)).toEqual({
      mode: 'compile',
      end: 'value',
      fail: 'type',
      hidden: false,
      reset: false,
      scope: null,
      unstable: false,
      needs: null,
      deprecated: false,
      file: null,
      include: null,
      parsed: null,
      timeout: null,
      dialect: '3',
    }));

  it.each([
    ['run', { mode: 'run', end: 'value' }],
    ['run=failure', { mode: 'run', end: 'failure' }],
    ['run=defect unstable', { mode: 'run', end: 'defect', unstable: true }],
    ['run=interruption timeout=30', { mode: 'run', end: 'interruption', timeout: 30 }],
    ['values', { mode: 'values' }],
    ['fail', { mode: 'fail', fail: 'type' }],
    ['fail=syntax', { mode: 'fail', fail: 'syntax' }],
    ['fail=name reset', { mode: 'fail', fail: 'name', reset: true }],
    ['hidden', { mode: 'compile', hidden: true }],
    ['hidden include=test-clock', { mode: 'compile', hidden: true, include: 'test-clock' }],
    ['reset run hidden', { mode: 'run', reset: true, hidden: true }],
    ['api', { mode: 'api' }],
    ['file=shop/Main.scala', { mode: 'file', file: 'shop/Main.scala' }],
    ['2', { mode: 'compile', dialect: '2' }],
    [
      'parsed="written for ZIO 1, which is gone"',
      { mode: 'parsed', parsed: 'written for ZIO 1, which is gone' },
    ],
    ['2 parsed="ZIO 1"', { mode: 'parsed', dialect: '2', parsed: 'ZIO 1' }],
    ['deprecated', { mode: 'compile', deprecated: true }],
    ['run needs=redis', { mode: 'run', needs: 'redis' }],
    ['run scope=akka', { mode: 'run', scope: 'akka' }],
  ])('%s', (meta, expected) => expect(words(meta)).toMatchObject(expected));

  it.each([
    [
      'vales',
      '`vales` is not allowed on a Scala fence. Did you mean `values`? Allowed words: 2, run, values, fail,',
    ],
    ['linenumbers', '`linenumbers` is not allowed on a Scala fence. Allowed words:'],
    ['run=defct', 'not `defct`. Did you mean `run=defect`?'],
    ['hidden=yes', '`hidden` does not take a value'],
    ['parsed', '`parsed` needs a value: `parsed="why it is not compiled"`'],
    ['file', '`file` needs a value: `file=Main.scala`'],
    ['file=../Main.scala', '`file=../Main.scala` is not the path of a Scala source file'],
    ['run run', '`run` appears twice on the fence'],
    ['run values', '`run` and `values` cannot be combined'],
    ['unstable', '`unstable` only works with `run` or `values`'],
    ['api hidden', '`hidden` cannot be combined with `api`'],
    ['run 2', '`2` cannot be combined with `run`'],
    ['scope', '`scope` needs a value: `scope=akka`'],
    ['scope=../x', '`scope=../x` is not the name of a scope'],
    ['scope=akka api', '`scope` cannot be combined with `api`'],
    ['2 scope=akka', '`scope` cannot be combined with `2`'],
    ['run needs', '`needs` needs a value: `needs=redis`'],
    ['run needs=reddis', '`needs` takes one of redis, postgresql'],
    ['run needs=reddis', 'Did you mean `needs=redis`?'],
    ['needs=redis', '`needs` only works with `run` or `values`'],
    ['run timeout=900', '`timeout` must be a number of seconds from 1 to 120'],
  ])('reject %s with a reason', (meta, message) => expect(problem(meta)).toContain(message));
});
